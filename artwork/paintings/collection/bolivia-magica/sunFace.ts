import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'
import { drawNose, drawEye, drawMouth } from './sunFeatures'
import { dim, downward, engraved, gold, light, type Place } from './sunPalette'

/** Long nose, closed almond eyes, closed mouth, and the hatching of an engraving; hundredths of the face's radius. */
export function drawSunFace(picture: Composition, place: Place, unit: number) {
  drawPlanes(picture, place)
  drawHatching(picture, place, unit)
  drawNose(picture, place, unit)
  for (const side of [-1, 1]) drawEye(picture, place, side, unit)
  drawMouth(picture, place, unit)
}

function drawPlanes(picture: Composition, { path, point }: Place) {
  const [x, y] = point(0, 0)
  const [left] = point(-100, 0)
  const r = x - left
  picture.circle(
    x,
    y,
    r,
    picture.gradient([
      [0, light],
      [0.6, gold],
      [1, shade(gold, -0.05)],
    ]),
    { isHardEdged: true, flow: downward, angleJitter: 0.9, minRadius: 3 },
  )
  picture.path(
    path(
      'M0,-100C56,-100 100,-56 100,0C100,56 56,100 0,100C8,84 -2,74 4,60L14,28L4,-22C-4,-50 6,-74 0,-100Z',
    ),
    picture.gradient([
      [0, mix(gold, dim, 0.5)],
      [1, '#d06a48'],
    ]),
    {
      isHardEdged: true,
      flow: downward + 0.3,
      angleJitter: 0.7,
      minRadius: 3,
    },
  )
  picture.path(
    path('M-78,-40C-60,-78 -24,-92 -4,-90L-8,-46C-34,-52 -60,-50 -78,-40Z'),
    mix(light, '#fff6d0', 0.5),
    { flow: 0.2, opacity: 0.8 },
  )
  picture.path(
    path('M-90,4C-62,2 -36,10 -22,26C-26,50 -48,60 -72,52C-84,38 -90,22 -90,4Z'),
    mix(gold, '#f2788a', 0.38),
    { flow: 0.8, opacity: 0.85 },
  )
  picture.path(
    path('M90,4C62,2 38,10 26,26C30,50 50,60 72,52C84,38 90,22 90,4Z'),
    mix(dim, '#d8486c', 0.42),
    { flow: -0.8, opacity: 0.85 },
  )
  picture.path(
    path('M-62,64C-40,62 -24,66 -14,80C-16,88 -20,94 -26,95C-42,88 -54,78 -62,64Z'),
    shade(gold, -0.06),
    { flow: 0.5 },
  )
  picture.path(path('M-20,76C-6,72 8,72 20,76C16,92 -16,92 -20,76Z'), mix(light, gold, 0.4), {
    flow: 0,
    opacity: 0.8,
  })
}

/** Lines of the burin: they round the cheek and the brow away from the light. */
function drawHatching(picture: Composition, { point }: Place, unit: number) {
  const arc = (far: number, from: number, to: number): Point[] =>
    [0, 0.25, 0.5, 0.75, 1].map((at) => {
      const angle = from + (to - from) * at
      return point(Math.cos(angle) * far, Math.sin(angle) * far)
    })
  for (let k = 0; k < 7; k++)
    picture.line(arc(96 - k * 6, -0.95 + k * 0.1, 1.2 - k * 0.14), engraved, unit * 0.95, {
      paintLoad: 80,
      opacity: 0.5,
    })
  for (let k = 0; k < 4; k++)
    picture.line(
      arc(95 - k * 6, Math.PI * 0.62 + k * 0.06, Math.PI * 0.86 - k * 0.07),
      engraved,
      unit * 0.9,
      { paintLoad: 80, opacity: 0.45 },
    )
  for (let k = 0; k < 4; k++)
    picture.line(arc(90 - k * 8, -Math.PI * 0.62, -Math.PI * 0.38), engraved, unit * 0.9, {
      paintLoad: 80,
      opacity: 0.4,
    })
}
