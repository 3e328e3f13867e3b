import { mix, shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import type { Features } from './faceFeatures'
import { customTransform, type Transform } from './transform'

/** The eyeball in the light and in the shade: never pure white, which would stare. */
const whites = ['#efdcc0', '#c9ad8d'] as const

/** Lid and lashes of an eye that looks down. */
function drawLoweredEye(
  composition: Composition,
  { path, points: trace, direction: angle }: Transform,
  lid: string,
  dark: string,
  pen: number,
) {
  composition.path(path('M-12.5,1C-6,-5.5 6,-6 13,1C7,5 -6,5 -12.5,1Z'), lid, {
    flow: angle(0),
    isHardEdged: true,
    colourJitter: 0.5,
    angleJitter: 0.2,
  })
  composition.line(trace('-13,0.6 -5,3.6 5,3.8 14.5,-0.6'), dark, pen * 1.15, { paintLoad: 60 })
}

/** A thin almond whose lid covers half of the iris; `look` moves it sideways. */
function drawOpenEye(
  composition: Composition,
  { path, points: trace, direction: angle, point: at }: Transform,
  colours: { readonly white: string; readonly lid: string; readonly dark: string; readonly under: string },
  look: number,
  pen: number,
) {
  const along = { flow: angle(0), isHardEdged: true, colourJitter: 0.5, angleJitter: 0.2 }
  composition.path(path('M-12,1C-6,-3.4 6,-3.8 12.5,.6C6,4 -6,4 -12,1Z'), colours.white, along)
  const [x, y] = at(look, 0)
  const size = Math.hypot(at(4.3, 0)[0] - at(0, 0)[0], at(4.3, 0)[1] - at(0, 0)[1])
  composition.ellipse(x, y, size, size * 0.86, colours.dark, { isHardEdged: true, colourJitter: 0.2 })
  composition.path(path('M-13,-1C-6,-7 6,-7.4 13,-1.6C6,-3.6 -6,-3.2 -13,-1Z'), colours.lid, along)
  composition.line(trace('-13,1.4 -5,-2.4 5,-2.8 14.5,0.4'), colours.dark, pen * 1.15, { paintLoad: 60 })
  composition.line(trace('-8,4 0,5.2 9,3.6'), colours.under, pen * 0.6, { opacity: 0.6 })
}

/** One eye with its brow; `side` is -1 on the left of the face and 1 on its right. */
export function drawEye(
  composition: Composition,
  face: Transform,
  features: Features,
  side: -1 | 1,
  pen: number,
) {
  const { complexion, gaze, facing = 0, years = 0 } = features
  const { shadow, glow, dark } = complexion
  const skin = side < 0 ? complexion.light : shadow
  const place = customTransform((u, v) => face.point(side * (20.5 + u), v - 6), face.direction)
  const { path, points: trace, direction: angle } = place

  composition.path(path('M-14,1C-8,-9 8,-9 15,0C8,8 -7,8 -14,1Z'), shade(skin, -0.05, 0.01), {
    flow: angle(0),
    isHardEdged: true,
    minRadius: 3,
  })
  if (gaze === 'lowered') {
    drawLoweredEye(composition, place, mix(skin, glow, side < 0 ? 0.55 : 0.25), dark, pen)
  } else {
    const colours = {
      white: whites[side < 0 ? 0 : 1],
      lid: mix(skin, glow, 0.25),
      dark,
      under: shade(shadow, -0.08),
    }
    drawOpenEye(composition, place, colours, facing * side * 3, pen)
  }
  composition.line(trace('-10,-4.6 0,-7 11,-4.4'), shade(shadow, -0.1), pen * 0.7, { opacity: 0.8 })
  composition.line(trace('-14,-11.5 -3,-15 8,-14.4 17.5,-9.5'), shade(dark, 0.04), pen * 1.05, {
    paintLoad: 60,
  })
  composition.line(trace('-12,-12.2 -3,-14.4 6,-14'), dark, pen * 1.1, { paintLoad: 60, opacity: 0.8 })
  for (let k = 0; k < years; k++)
    composition.line(trace(`16.5,${1 + k * 3} 21,${2.5 + k * 4}`), shade(skin, -0.1), pen * 0.6, {
      opacity: 0.7,
    })
}
