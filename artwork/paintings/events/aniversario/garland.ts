import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { smoothCurve, type Point } from '../../rendering/curves'
import { uniformTransform } from '../../motifs/transform'

const papers = ['#f3b63f', '#e8506a', '#f6e3c0', '#3fa0b5', '#e07a3a', '#b56ac9'] as const
const flag = { width: 58, length: 74, gap: 16 } as const

/** Plain coloured paper on a cord. */
export function drawGarland(c: Composition, cord: readonly Point[]) {
  const curve = smoothCurve(cord, flag.width + flag.gap)
  curve.slice(1, -1).forEach(([x, y], k) => {
    const [x2, y2] = curve[k + 2]!
    const rotation = (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI
    const { path, direction } = uniformTransform({
      x,
      y,
      unit: 1,
      rotation: rotation + (c.random() - 0.5) * 14,
    })
    const colour = papers[k % papers.length]!
    const [half, low] = [flag.width / 2, flag.length]
    const brush = { isHardEdged: true, flow: direction(Math.PI / 2), angleJitter: 0.2, minRadius: 2.3 }
    c.path(path(`M${-half},0L${half},0L${half},${low}L0,${low - 20}L${-half},${low}Z`), colour, brush)
    c.path(path(`M6,0L${half},0L${half},${low}L0,${low - 20}Z`), shade(colour, -0.1), brush)
    c.path(path(`M${-half},0L${half},0L${half},9L${-half},9Z`), shade(colour, -0.16), brush)
  })
  c.line(cord, '#f0dcc0', 4, { paintLoad: 200 })
}

/** A swallow at rest on the cord, seen from the side. */
export function drawSwallow(c: Composition, x: number, y: number, size: number, mirrored: boolean) {
  const { path, point, points, direction } = uniformTransform({ x, y, unit: size / 100, mirrored })
  const brush = { isHardEdged: true, minRadius: 2.3, angleJitter: 0.3 }
  const blue = '#141a4a'
  c.path(
    path('M-6,-8C-22,8 -40,34 -62,58C-48,46 -40,42 -34,42C-38,52 -40,62 -40,72C-26,48 -10,22 4,2Z'),
    blue,
    { ...brush, flow: direction(2.2) },
  )
  c.path(
    path('M-14,-8C-26,-30 -14,-62 14,-66C34,-66 42,-50 38,-34C34,-14 16,6 -4,6C-10,4 -14,0 -14,-8Z'),
    '#f3dfc2',
    { ...brush, flow: direction(2) },
  )
  c.path(
    path('M-14,-2C-26,-30 -16,-62 12,-67C6,-48 6,-30 -4,-12C-14,6 -30,22 -48,40C-38,22 -24,14 -14,-2Z'),
    '#26327a',
    { ...brush, flow: direction(2.2) },
  )
  c.path(path('M2,-62C4,-80 16,-88 28,-86C42,-84 46,-72 42,-62C36,-58 12,-54 2,-62Z'), blue, {
    ...brush,
    flow: direction(0.3),
  })
  c.path(path('M28,-70C36,-72 44,-70 44,-64C42,-54 34,-52 28,-54C24,-60 24,-66 28,-70Z'), '#c9552f', {
    ...brush,
    flow: direction(1),
  })
  c.path(path('M42,-74L56,-68L42,-65Z'), '#0f1030', brush)
  c.circle(...point(32, -76), Math.max(4, size * 0.045), '#f6e6b8', { isHardEdged: true })
  c.line(points('2,4 4,12'), '#6a3a2a', 3)
  c.line(points('12,2 14,10'), '#6a3a2a', 3)
}
