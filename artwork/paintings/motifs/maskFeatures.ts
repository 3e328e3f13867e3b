import { mix, shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import type { MaskLook, MaskPlace } from './maskCrown'
import { parsePoints } from '../rendering/curves'

const downward = Math.PI / 2

/** A brow band of steps about a small cross, and the tears of stepped stone under the eyes. */
export function drawInlays(picture: Composition, { path, points, point, long }: MaskPlace, look: MaskLook) {
  const [jewel, accent] = look.inlays
  picture.path(
    path('M-43,-44C-20,-52 20,-52 43,-44L46,-31C20,-39 -20,-39 -46,-31Z'),
    picture.gradient(
      [
        [0, shade(accent, 0.05)],
        [1, shade(accent, -0.12)],
      ],
      1,
      0,
    ),
    { flow: 0, isHardEdged: true },
  )
  for (const step of [-3, -2, -1, 1, 2, 3]) {
    const [u, v] = [step * 11.5, -44.5 + Math.abs(step) * 1.5]
    picture.polygon(
      points([
        [u - 5, v + 5],
        [u, v - 5],
        [u + 5, v + 5],
      ]),
      step < 0 ? look.gold : shade(look.gold, -0.12),
      {
        flow: downward,
        isHardEdged: true,
      },
    )
  }
  const [x, y] = point(0, -44)
  for (const [arm, across] of [
    [9, 3.6],
    [3.6, 9],
  ] as const)
    picture.rect(x - long(arm), y - long(across), long(arm * 2), long(across * 2), '#fbe7b8', {
      flow: 0,
      isHardEdged: true,
    })
  picture.circle(x, y, long(3.4), jewel, { isHardEdged: true })
  for (const side of [-1, 1]) {
    const tone = side < 0 ? jewel : shade(jewel, -0.12)
    const tear = parsePoints('34,1 22,1 22,10 26,10 26,19 30,19 30,28 35,28')
    picture.polygon(points(tear.map(([u, v]) => [u * side, v])), tone, { flow: downward, isHardEdged: true })
  }
}

/** One ridge is brow and nose; the eyes are slits, the mouth is closed. */
export function drawFeatures(
  picture: Composition,
  { path, points, point, long }: MaskPlace,
  { gold, dark }: MaskLook,
) {
  const light = mix(gold, '#ffeea0', 0.7)
  const deep = shade(dark, -0.06)
  picture.path(path('M-42,-20C-30,-30 -14,-30 0,-24L0,-15C-12,-21 -28,-21 -40,-12Z'), light, {
    flow: -0.1,
    isHardEdged: true,
  })
  picture.path(path('M42,-20C30,-30 14,-30 0,-24L0,-15C12,-21 28,-21 40,-12Z'), mix(gold, dark, 0.25), {
    flow: 0.1,
    isHardEdged: true,
  })
  picture.polygon(points('-6,-24 3,-24 4,20 -12,22'), light, {
    flow: downward,
    isHardEdged: true,
  })
  picture.polygon(points('3,-24 7,-22 13,21 4,20'), mix(gold, dark, 0.72), {
    flow: downward,
    isHardEdged: true,
  })
  picture.polygon(points('-12,22 4,20 13,21 2,27'), mix(gold, dark, 0.85), {
    flow: 0,
    isHardEdged: true,
  })
  for (const side of [-1, 1]) {
    const eye = `M${side * 38},-7C${side * 30},-12.5 ${side * 18},-12.5 ${side * 10},-5.5C${side * 18},-3 ${side * 30},-3 ${side * 38},-7Z`
    picture.path(path(eye), deep, { flow: 0, isHardEdged: true, colourJitter: 0.4 })
    picture.line(
      points([
        [side * 39, -7],
        [side * 30, -13],
        [side * 18, -13],
        [side * 9, -5],
      ]),
      dark,
      long(1.7),
    )
    picture.line(
      points([
        [side * 36, -3],
        [side * 24, 2.5],
        [side * 11, -1],
      ]),
      side < 0 ? light : gold,
      long(1.6),
    )
  }
  picture.path(
    path('M-18,38C-10,33 -4,34 0,35C4,34 10,33 18,38C8,40 -8,40 -18,38Z'),
    mix(dark, '#b3243f', 0.7),
    { flow: 0, isHardEdged: true },
  )
  picture.path(path('M-18,38C-8,40 8,40 18,38C10,46 -10,46 -18,38Z'), mix('#c9493f', gold, 0.15), {
    flow: 0,
    isHardEdged: true,
  })
  picture.line([point(-20, 38), point(0, 39), point(20, 38)], deep, long(1.6))
}
