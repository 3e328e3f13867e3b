import { mix, shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import { drawMaskCrown, type MaskLook, type MaskPlace } from './maskCrown'
import { uniformTransform } from './transform'
import { drawInlays, drawFeatures } from './maskFeatures'

export type { MaskLook }

const downward = Math.PI / 2
const plate =
  'M-30,-57C-12,-63 12,-63 30,-57C44,-52 49,-34 48,-12C47,12 42,32 30,48C20,58 10,62 0,62C-10,62 -20,58 -30,48C-42,32 -47,12 -48,-12C-49,-34 -44,-52 -30,-57Z'
const farHalf =
  'M0,-62C12,-62 22,-60 30,-57C44,-52 49,-34 48,-12C47,12 42,32 30,48C20,58 10,62 0,62L5,46L0,34L7,10L2,-20Z'

/** A ritual sun mask of beaten gold, lit from the upper left; `width` is that of the face without its crown. */
export function drawMaskFace(picture: Composition, x: number, y: number, width: number, look: MaskLook) {
  const unit = width / 100
  const own = { ...uniformTransform({ x, y, unit }), long: (length: number) => length * unit }
  drawMaskCrown(picture, own, look)
  drawEars(picture, own, look)
  drawPlanes(picture, own, look)
  drawInlays(picture, own, look)
  drawFeatures(picture, own, look)
  drawContour(picture, own, look)
}

function drawEars(
  picture: Composition,
  { point, long }: MaskPlace,
  { gold, dark, inlays: [jewel, accent] }: MaskLook,
) {
  for (const side of [-1, 1]) {
    const [x, y] = point(side * 53, 8)
    picture.circle(x, y, long(13), dark, { isHardEdged: true })
    picture.circle(x, y, long(10.5), side < 0 ? gold : shade(gold, -0.14), { isHardEdged: true })
    picture.circle(x, y, long(5.5), side < 0 ? jewel : shade(jewel, -0.1), { isHardEdged: true })
    const [, top] = point(0, 20)
    for (let thread = -1; thread <= 1; thread++)
      picture.line(
        [
          [x + thread * long(4), top],
          [x + thread * long(6), top + long(16)],
          [x + thread * long(5), top + long(30)],
        ],
        thread === 0 ? accent : shade(accent, -0.08),
        long(2.6),
      )
  }
}

/** Light half, dark half, and the facets between. */
function drawPlanes(picture: Composition, { path, points }: MaskPlace, { gold, dark }: MaskLook) {
  const light = mix(gold, '#ffe680', 0.45)
  const half = mix(gold, dark, 0.42)
  picture.path(
    path(plate),
    picture.gradient([
      [0, light],
      [0.5, gold],
      [1, shade(gold, -0.1)],
    ]),
    {
      flow: downward,
      angleJitter: 0.8,
      isHardEdged: true,
      minRadius: 3.5,
    },
  )
  picture.path(
    path(farHalf),
    picture.gradient([
      [0, mix(gold, dark, 0.22)],
      [1, mix(gold, dark, 0.62)],
    ]),
    {
      flow: downward + 0.3,
      angleJitter: 0.6,
      isHardEdged: true,
    },
  )
  picture.polygon(points('-45,2 -26,8 -16,34 -24,50 -38,34'), shade(gold, -0.07), { flow: 1.2 })
  picture.polygon(points('-40,0 -20,6 -16,22 -34,18'), mix(light, '#fff1a8', 0.5), { flow: 0.3 })
  picture.polygon(points('14,8 40,2 34,22 18,24'), mix(half, gold, 0.4), { flow: -0.3 })
  picture.polygon(points('-16,46 6,44 14,54 0,60 -12,57'), mix(gold, light, 0.4), { flow: 0.1 })
}

function drawContour(picture: Composition, { points, long }: MaskPlace, { gold, dark }: MaskLook) {
  const shine = mix(gold, '#fff8dc', 0.75)
  picture.line(points('0,-61 -30,-56 -45,-40 -48,-12 -43,22 -30,48 -14,60'), shine, long(1.5))
  picture.line(points('0,-61 30,-56 45,-40 48,-12 43,22 30,48 10,61 -8,61'), dark, long(1.9))
}
