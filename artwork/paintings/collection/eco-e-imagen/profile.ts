import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawHairLines } from '../../motifs/hairStrands'
import type { Transform } from '../../motifs/transform'
import { flows, type Look } from './profileStyle'
import { drawPlanes } from './planes'

/** The head of a grown woman in profile, looking left: a hundred units from brow to chin, about. */
export function drawProfile(c: Composition, at: Transform, look: Look) {
  drawHair(c, at, look)
  drawPlanes(c, at, look)
  drawFeatures(c, at, look)
  drawHairline(c, at, look)
  drawBand(c, at, look)
}

function drawHair(c: Composition, at: Transform, { tones, unit, isReflection }: Look) {
  const brush = flows(at, isReflection)
  const mass =
    'M32,9C40,-13 66,-21 88,-8C108,5 112,34 106,64C104,96 112,124 122,150L70,150C76,124 70,108 68,92C72,66 64,34 32,9Z'
  c.path(at.path(mass), tones.hair, brush(Math.PI / 2 + 0.2))
  c.path(at.path('M34,7C42,-13 66,-20 86,-9C70,-11 52,-4 44,9Z'), shade(tones.hair, 0.1), brush(-0.3))
  if (isReflection) return
  const edges = [
    at.points('36,6 58,12 72,34 72,62 70,92 76,120 76,148'),
    at.points('44,-8 78,-13 102,10 104,46 102,80 106,116 118,148'),
  ] as const
  drawHairLines(c, edges[0], edges[1], shade(tones.hair, 0.12, 0.01, -0.02), {
    count: 46,
    radius: unit * 0.5,
    stray: unit * 0.8,
  })
}

/** Parted hair over the brow, down the temple and behind the ear. */
function drawHairline(c: Composition, at: Transform, { tones, unit, isReflection }: Look) {
  const brush = flows(at, isReflection)
  c.path(
    at.path(
      'M38,-2C30,4 25,13 22.6,24C36,14 52,12 62,18C70,26 71,38 71,47C74,44 79,46 81,52C83,58 80,62 79,66C82,76 82,90 83,100L96,100L100,30L84,0Z',
    ),
    tones.hair,
    brush(Math.PI / 2 + 0.3),
  )
  if (isReflection) return
  for (let strand = 0; strand < 9; strand++) {
    const u = strand * 2.6
    const list = `${33 + u},${-1 - u * 0.4} ${40 + u},${10 - u * 0.1} ${60 + u},${16 + u * 0.3} ${73 + u},${34 + u} ${76 + u},${46 + u}`
    c.line(at.points(list), shade(tones.hair, 0.05 + 0.1 * c.random()), unit * 0.45, {
      paintLoad: 70,
      opacity: 0.8,
    })
  }
}

function drawFeatures(c: Composition, at: Transform, { tones, unit, isReflection }: Look) {
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
  draw('21.9,31 21.7,37 23,42.6 20,52 13.6,62.4', mix(glow, '#ffffff', 0.3), 0.55)
}

/** The woven band about the brow, and the earring. */
function drawBand(c: Composition, at: Transform, { tones, unit, isReflection }: Look) {
  const [ground, figure, heart] = tones.band
  const brush = flows(at, isReflection)
  c.path(at.path('M23,22C40,10 70,9 96,27L99,37C72,20 42,20 21.5,31Z'), ground, brush(0))
  for (let knot = 0; knot < 9; knot++) {
    const u = 28 + knot * 8.1
    const v = 22.5 - Math.sin(((knot + 0.8) / 9) * Math.PI) * 8.5 + knot * 0.95
    const diamond = `M${u - 3.2},${v}L${u},${v - 3.4}L${u + 3.2},${v}L${u},${v + 3.4}Z`
    c.path(at.path(diamond), knot % 2 ? heart : figure, { ...brush(0.8), colourJitter: 0.5 })
    if (isReflection) continue
    const [x, y] = at.point(u, v)
    c.circle(x, y, unit * 1.05, ground, { isHardEdged: true, maxRadius: 8 })
  }
  const [x, y] = at.point(75, 74)
  c.circle(x, y, unit * 5, figure, { ...brush(0), flow: isReflection ? 0 : 1 })
  c.circle(x, y, unit * 3.1, heart, brush(0))
  c.circle(x, y, unit * 1.3, figure, { ...brush(0), maxRadius: 8 })
}
