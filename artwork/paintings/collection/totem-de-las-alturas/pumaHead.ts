import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints } from '../../rendering/curves'
import { affineTransform } from '../../motifs/transform'
import { cream, deepRed, drawContour, gold, ink, orange } from './stoneBlocks'

const brush = { isHardEdged: true, angleJitter: 0.1, colourJitter: 0.5 } as const

/** A puma in profile, carved in blocks, at the end of a ray that leans from upright. */
export function drawPumaHead(
  c: Composition,
  x: number,
  y: number,
  lean: number,
  length: number,
  isShaded: boolean,
) {
  const turn = (lean * Math.PI) / 180
  const side = isShaded ? 1 : -1
  const at = affineTransform(x + Math.sin(turn) * length, y - Math.cos(turn) * length, side, 1, turn)
  const flow = at.direction(0)
  const skull = at.points(
    parsePoints('-48,26 -48,-34 -30,-34 -30,-64 0,-34 44,-34 44,-22 66,-22 66,-2 30,-2 30,6 62,6 62,26'),
  )
  c.polygon(skull, isShaded ? shade(orange, -0.05) : orange, { ...brush, flow })
  c.polygon(at.points(parsePoints('-48,26 -48,8 -14,8 -14,26')), deepRed, { ...brush, flow })
  drawContour(c, skull, 6)
  const [ex, ey] = at.point(10, -16)
  for (const [radius, fill] of [
    [13, ink],
    [9, cream],
    [5, ink],
  ] as const)
    c.circle(ex, ey, radius, fill, { ...brush, flow })
  for (const u of [36, 50])
    c.polygon(at.points(parsePoints(`${u - 5},-2 ${u + 5},-2 ${u},6`)), gold, { ...brush, flow })
}
