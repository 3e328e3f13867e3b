import { lerp } from '../../../shared/numbers'
import type { Composition } from '../../rendering/composition'
import { parsePoints, smoothCurve, type Point } from '../../rendering/curves'
import { bark } from './palette'

/** A limb that grows thinner, lit from the left. */
function drawLimb(composition: Composition, bends: readonly Point[], from: number, to: number) {
  const curve = smoothCurve(bends, 24)
  const edge = (side: number) =>
    curve.map(([x, y], k): Point => {
      const [before, after] = [curve[Math.max(0, k - 1)]!, curve[Math.min(curve.length - 1, k + 1)]!]
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
      const half = (side * lerp(from, to, k / (curve.length - 1))) / 2
      return [x - ((after[1] - before[1]) / length) * half, y + ((after[0] - before[0]) / length) * half]
    })
  const [first, last] = [bends[0]!, bends.at(-1)!]
  const flow = Math.atan2(last[1] - first[1], last[0] - first[0])
  const brush = { flow, isHardEdged: true, angleJitter: 0.7, minRadius: 3 }
  const isUpward = Math.abs(last[1] - first[1]) > Math.abs(last[0] - first[0])
  const lit = isUpward ? -1 : first[0] < last[0] ? -1 : 1
  composition.polygon([...edge(lit), ...edge(0.1 * lit).reverse()], bark.light, brush)
  composition.polygon([...edge(0.3 * lit), ...edge(-0.35 * lit).reverse()], bark.mid, brush)
  composition.polygon([...edge(-0.3 * lit), ...edge(-lit).reverse()], bark.dark, brush)
  if (from > 60)
    for (const at of [-0.55, -0.1, 0.4])
      composition.line(edge(at * lit), at > 0 ? '#6b4640' : '#d3a47c', 4, { opacity: 0.6, paintLoad: 200 })
}

/** The trunk on the left; the other one is its neighbour, not its mirror. */
export function drawTrunks(composition: Composition) {
  drawLimb(composition, parsePoints('246,1990 262,1700 330,1420 350,1180 420,940 520,760'), 150, 60)
  drawLimb(composition, parsePoints('348,1180 270,1000 190,860 150,700'), 74, 26)
  drawLimb(composition, parsePoints('420,940 560,830 700,740 850,640'), 62, 22)
  drawLimb(composition, parsePoints('1420,2010 1400,1720 1330,1450 1316,1200 1240,960 1120,780'), 140, 56)
  drawLimb(composition, parsePoints('1316,1200 1400,1010 1480,880 1510,720'), 70, 26)
  drawLimb(composition, parsePoints('1240,960 1110,840 960,720 800,650'), 60, 22)
  for (const [x, side] of [
    [246, 1],
    [1420, -1],
  ] as const)
    for (const reach of [-150, -70, 60, 150])
      composition.line(
        [
          [x + reach * 0.3, 1930],
          [x + reach * 0.6, 1985],
          [x + reach * 1.1, 2010 + Math.abs(reach) * 0.1],
        ],
        side * reach > 0 ? bark.mid : bark.dark,
        15,
        { paintLoad: 90 },
      )
}
