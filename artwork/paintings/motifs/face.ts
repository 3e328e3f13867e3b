import { mix, shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import { circularFlow } from '../rendering/curves'
import { drawEye } from './eye'
import type { Complexion, Features } from './faceFeatures'
import { drawBeard, drawMouth, drawNose } from './noseAndMouth'
import { affineTransform, customTransform, type Transform } from './transform'

export type { Complexion, Features }

/** Percent of the face; what lies in the middle moves to where the face turns. */
function turnedPlace(
  x: number,
  y: number,
  width: number,
  height: number,
  tilt: number,
  facing: number,
): Transform {
  const flat = affineTransform(x, y, width / 100, height / 100, tilt)
  return customTransform((u, v) => flat.point(u + facing * 7 * (1 - (u / 50) ** 2), v), flat.direction)
}

/** The two planes of a cubist head, lit from the left, and the smaller ones upon them. */
function drawPlanes(
  composition: Composition,
  { path, direction: angle, point: at }: Transform,
  { light, shadow, glow, cheek }: Complexion,
) {
  const round = { flow: circularFlow(...at(0, -4)), isHardEdged: true, angleJitter: 0.5, minRadius: 3 }
  const soft = { flow: angle(0.9), angleJitter: 0.6, minRadius: 3 }
  composition.path(
    path(
      'M0,-50C30,-50 47,-36 47,-12C47,8 42,23 33,34C24,45 12,50 0,50C-12,50 -24,45 -33,34C-42,23 -47,8 -47,-12C-47,-36 -30,-50 0,-50Z',
    ),
    light,
    round,
  )
  composition.path(
    path(
      'M2,-50C30,-49 47,-36 47,-12C47,8 42,23 33,34C24,45 14,50 4,50C5,44 3,40 3,36L3,20L9,12C7,0 5,-8 4,-16C3,-30 2,-40 2,-50Z',
    ),
    shadow,
    round,
  )
  composition.path(path('M-38,-26C-32,-42 -14,-47 -2,-46L-2,-26C-14,-26 -28,-26 -38,-26Z'), glow, {
    ...soft,
    opacity: 0.55,
  })
  composition.path(
    path('M-45,-2C-36,2 -22,6 -12,9C-16,18 -26,24 -37,26C-42,18 -45,8 -45,-2Z'),
    mix(light, cheek, 0.35),
    soft,
  )
  composition.path(
    path('M-35,31C-26,25 -16,22 -12,17C-15,28 -13,38 -8,48C-18,46 -29,40 -35,31Z'),
    shade(light, -0.035, 0.008),
    soft,
  )
  composition.path(
    path('M44,-2C36,2 24,4 15,9C18,18 28,25 36,27C41,18 44,8 44,-2Z'),
    mix(shadow, cheek, 0.3),
    { ...soft, opacity: 0.8 },
  )
  composition.path(
    path('M35,32C28,27 20,22 14,19C17,30 14,40 10,49C20,46 29,40 35,32Z'),
    shade(shadow, -0.05),
    soft,
  )
  composition.path(path('M-9,38C-4,35 4,35 9,38C8,46 -8,46 -9,38Z'), mix(light, glow, 0.4), {
    ...soft,
    opacity: 0.5,
  })
}

/** The face of an adult in cubist planes, `width` by `height` about its middle; hair and neck are its painting's. */
export function drawFace(
  composition: Composition,
  x: number,
  y: number,
  width: number,
  height: number,
  features: Features,
) {
  const { complexion, tilt = 0, facing = 0, pen = width / 78 } = features
  const place = turnedPlace(x, y, width, height, tilt, facing)
  drawPlanes(composition, place, complexion)
  drawNose(composition, place, complexion, pen)
  drawEye(composition, place, features, -1, pen)
  drawEye(composition, place, features, 1, pen)
  if (features.beard) drawBeard(composition, place, features.beard)
  drawMouth(composition, place, complexion, pen)
}
