import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'
import { uniformTransform } from '../../motifs/transform'
import { drawPumaHead } from './pumaHead'
import { middle, ink, gold, paleGold, orange, red, turquoise, blue, cream, drawContour } from './stoneBlocks'

interface Ray {
  /** Where it leaves the frame, from the middle line. */
  readonly x: number
  readonly y: number
  /** Degrees from upright, clockwise. */
  readonly lean: number
  readonly length: number
  readonly end: 'ring' | 'puma'
}

/** The right half of the 19 rays, with the one in the middle: rings, and pumas at the corners. */
const rays: readonly Ray[] = [
  { x: 0, y: 560, lean: 0, length: 250, end: 'ring' },
  { x: 84, y: 560, lean: 9, length: 226, end: 'ring' },
  { x: 168, y: 560, lean: 18, length: 222, end: 'ring' },
  { x: 246, y: 566, lean: 29, length: 220, end: 'ring' },
  { x: 300, y: 590, lean: 45, length: 232, end: 'puma' },
  { x: 322, y: 650, lean: 61, length: 196, end: 'ring' },
  { x: 326, y: 724, lean: 74, length: 190, end: 'ring' },
  { x: 326, y: 800, lean: 83, length: 186, end: 'ring' },
  { x: 326, y: 876, lean: 91, length: 186, end: 'ring' },
  { x: 326, y: 952, lean: 100, length: 190, end: 'ring' },
]

const brush = { isHardEdged: true, angleJitter: 0.1, colourJitter: 0.5 } as const

/** A band with a stripe inside; it ends in a ring or in a puma's head. */
function drawRay(
  c: Composition,
  { x, y, lean, length, end }: Ray,
  side: 1 | -1,
  colours: readonly [string, string],
) {
  const at = uniformTransform({ x: middle + side * x, y, unit: 1, rotation: side * lean })
  const isShaded = side > 0
  const tone = (fill: string) => (isShaded ? shade(fill, -0.05) : fill)
  const flow = at.direction(Math.PI / 2)
  const band = (half: number, from: number, to: number, fill: string) => {
    const corners: readonly Point[] = at.points([
      [-half, -from],
      [half, -from],
      [half, -to],
      [-half, -to],
    ])
    c.polygon(corners, tone(fill), { ...brush, flow })
    return corners
  }
  drawContour(c, band(25, -20, length, colours[0]), 6)
  band(9, -10, length - 30, colours[1])
  if (end === 'puma') return drawPumaHead(c, middle + side * x, y, side * lean, length, isShaded)
  const [cx, cy] = at.point(0, -length)
  for (const [radius, fill] of [
    [45, ink],
    [38, gold],
    [25, ink],
    [19, colours[1]],
    [8, cream],
  ] as const)
    c.circle(cx, cy, radius, radius > 30 && isShaded ? shade(fill, -0.04) : fill, { ...brush, flow })
}

/** The rays of the Gate of the Sun about his face, and the stepped frame they leave from. */
export function drawCrown(c: Composition) {
  const pairs = [
    [red, paleGold],
    [turquoise, cream],
    [blue, gold],
    [cream, red],
  ] as const
  for (const side of [-1, 1] as const)
    rays.forEach((ray, k) => {
      if (k > 0 || side > 0) drawRay(c, ray, side, pairs[k % pairs.length]!)
    })
  drawFrame(c, [0, 0], ink)
  drawFrame(c, [10, 10], orange)
  drawFrame(c, [30, 30], deepened)
  drawFrame(c, [44, 44], gold)
  drawNotches(c)
}

const deepened = shade(red, -0.12)

/** A rectangle whose upper corners are stairs. */
function drawFrame(c: Composition, [inX, inY]: Point, fill: string) {
  const right: readonly Point[] = [
    [250, 540],
    [250, 580],
    [300, 580],
    [300, 630],
    [346, 630],
    [346, 1060],
  ]
  const inner = right.map(([x, y]): Point => [x - inX, Math.min(1060, y + inY)])
  const mirrored = inner.map(([x, y]): Point => [middle - x, y]).reverse()
  c.polygon([...mirrored, ...inner.map(([x, y]): Point => [middle + x, y])], fill, { ...brush, flow: 0 })
}

/** Small squares along the frame, as carved in stone. */
function drawNotches(c: Composition) {
  for (let k = -6; k <= 6; k++)
    c.rect(middle + k * 36 - 10, 556, 20, 12, k % 2 ? cream : ink, { ...brush, flow: 0 })
  for (const side of [-1, 1])
    for (let k = 0; k < 11; k++)
      c.rect(middle + side * 328 - 7, 650 + k * 36, 14, 18, k % 2 ? cream : ink, { ...brush, flow: 0 })
}
