import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import type { Transform } from '../transform'
import { drawProfilePlanes } from './planes'
import { flows, type ProfileLook } from './profileLook'
import { bendProfile } from './visage'

/** About the eye, beside the nose, at the mouth and on the brow. */
const wrinkles = [
  ['50,46 55,44 59,45', '50,49 55,50 59,53', '27.5,69 32,75 33,82', '30,30 42,27 54,29'],
  [
    '29,54 36,57 44,55',
    '33,35.5 42,31 53,33',
    '30,86 33,92 32,98',
    '38,76 44,84 46,92',
    '22,76 23,80',
    '20,93 25,95 29,93',
  ],
] as const

/** A grown face in profile, looking left, its eye closed: a hundred units from brow to chin, about; the neck ends at 150. */
export function drawProfileFace(c: Composition, at: Transform, look: ProfileLook) {
  const bent = bendProfile(at, look.visage)
  drawProfilePlanes(c, bent, look)
  drawFeatures(c, bent, look)
}

function drawFeatures(c: Composition, at: Transform, { tones, unit, isReflection, visage }: ProfileLook) {
  const { skin, shadow, glow, lips, line } = tones
  const brush = flows(at, isReflection)
  c.path(
    at.path('M19,76C16.8,77 15,79 15.2,81.4C16,82.8 17.6,83.2 19.6,83.5L28.5,82.8C26.4,79.8 23,77.2 19,76Z'),
    shade(lips, -0.05),
    brush(0),
  )
  c.path(
    at.path('M19.6,83.5C17.2,84.2 16,85.6 16.4,88C17,90 18.8,90.8 20.2,90.8C25,90.2 26.6,86.4 28.5,82.8Z'),
    shade(lips, 0.06),
    brush(0),
  )
  // She listens: the eye is closed.
  c.path(at.path('M28,47C32,43 40,42.5 45,47C40,51.5 33,51.5 28,47Z'), mix(skin, glow, 0.5), brush(0))
  c.path(
    at.path('M71,48C78,42 84,48 81,58C79,66 74,69 71,65C73,60 69,54 71,48Z'),
    mix(skin, shadow, 0.25),
    brush(Math.PI / 2),
  )
  if (isReflection) return
  const draw = (list: string, colour: string, width: number) =>
    c.line(at.points(list), colour, width * unit, { paintLoad: 70 })
  draw('27.2,48 32,51.6 39,51.8 46,48', line, 0.95)
  draw('27.8,49.6 25.6,51', line, 0.5)
  draw('30.5,51.6 28.8,53.6', line, 0.5)
  draw('34,52.6 33,54.6', line, 0.5)
  draw('29,45 36,42.6 44.5,45.4', shade(shadow, -0.06), 0.5)
  draw('24.5,37.5 30,34 38,33.4 49,37.5', line, 1.25)
  draw('16.2,82.8 22,83.4 29.2,82.4', line, 0.6)
  draw('18,69 20,67.4 22.4,68', shade(shadow, -0.1), 0.7)
  draw('23.6,70.6 26.4,67.4 26.4,63.4', shade(shadow, 0.02), 0.5)
  draw('27.6,69 31,74 32.2,79', shade(shadow, 0.03), 0.45)
  draw('73,50 78,47.5 80,53 77,60 74,63.5', shade(shadow, -0.04), 0.6)
  draw('38,106 48,102 58,95 67,84', shade(shadow, -0.05), 0.6)
  for (const list of wrinkles.slice(0, visage.years).flat()) draw(list, shade(shadow, -0.03), 0.55)
  draw('21.9,31 21.7,37 23,42.6 20,52 13.6,62.4', mix(glow, '#ffffff', 0.3), 0.55)
}
