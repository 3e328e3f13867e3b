import { shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import type { Complexion } from './faceFeatures'
import type { Transform } from './transform'

/** A straight nose: ridge in the light, wall in the shade. */
export function drawNose(
  composition: Composition,
  { path, points: trace, direction: angle }: Transform,
  skin: Complexion,
  pen: number,
) {
  const down = { flow: angle(Math.PI / 2), isHardEdged: true, angleJitter: 0.3 }
  composition.path(path('M-5,-16L3,-18L5,12L-3,15L-11,13Z'), skin.glow, down)
  composition.path(path('M3,-18C5,-8 9,4 13,12L5,15L1,12Z'), shade(skin.shadow, -0.07), down)
  composition.path(path('M-11,13L13,12C8,17 5,18 1,18C-4,18 -7,16 -11,13Z'), shade(skin.shadow, -0.02), {
    ...down,
    flow: angle(0),
  })
  const line = shade(skin.shadow, -0.15)
  composition.line(trace('-10,15 -6,17.2 -3,16.4'), line, pen)
  composition.line(trace('5,16.4 9,16.6 12,13.6'), line, pen)
}

/** A short beard, trimmed along the jaw, with its moustache. */
export function drawBeard(composition: Composition, { path, direction: angle }: Transform, colour: string) {
  const down = { flow: angle(Math.PI / 2), isHardEdged: true, angleJitter: 0.9, minRadius: 2.4 }
  composition.path(
    path(
      'M-46,2C-43,24 -34,37 -24,45C-12,53 12,53 24,45C34,37 43,24 46,2C42,13 34,22 22,21C12,19 6,18 1,20C-5,18 -12,19 -21,21C-34,22 -42,13 -46,2Z',
    ),
    shade(colour, 0.06, 0.01, 0.01),
    { ...down, opacity: 0.86 },
  )
  composition.path(
    path('M2,20C10,18 20,20 24,22C36,20 43,12 46,2C43,24 34,37 24,45C16,50 8,51 3,51Z'),
    colour,
    {
      ...down,
      opacity: 0.8,
    },
  )
  composition.path(
    path('M-17,27C-12,23.5 12,23.5 17,27C14,36 6,38 0,38C-6,38 -14,36 -17,27Z'),
    shade(colour, 0.17, 0.03, 0.03),
    {
      ...down,
      opacity: 0.75,
    },
  )
}

/** A closed mouth about to smile. */
export function drawMouth(
  composition: Composition,
  { path, points: trace, direction: angle }: Transform,
  { shadow, lips }: Complexion,
  pen: number,
) {
  const along = { flow: angle(0), isHardEdged: true, colourJitter: 0.5, angleJitter: 0.2 }
  composition.path(
    path('M-14,28C-9,25.4 -4,24 0,25.4C4,24 9,25.4 14,28C6,29 -6,29 -14,28Z'),
    shade(lips, -0.06),
    along,
  )
  composition.path(path('M-12,28.6C-5,29.6 5,29.6 12,28.6C8,35 -8,35 -12,28.6Z'), shade(lips, 0.05), along)
  composition.line(trace('-16.5,26.2 -12,28.2 0,29 12,28.2 16.5,26'), shade(lips, -0.2), pen * 0.8, {
    paintLoad: 60,
  })
  composition.line(trace('-7,38.5 1,39.8 8,38.2'), shade(shadow, -0.06), pen * 0.8, { opacity: 0.6 })
}
