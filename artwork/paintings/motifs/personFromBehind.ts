import { shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import { drawHairLines } from './hairStrands'
import { uniformTransform, type Transform } from './transform'

interface Person {
  /** Middle of the feet, which may lie below the picture. */
  readonly x: number
  readonly y: number
  readonly height: number
  readonly coat: string
  readonly skin: string
  readonly hair: string
  readonly hat?: { readonly colour: string; readonly band: string; readonly brim?: number }
  /** A woven band over the shoulders, its colours from the neck down. */
  readonly stole?: readonly string[]
}

const down = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.3, minRadius: 2.3 } as const
const level = { ...down, flow: 0 } as const

/** An adult from behind, to the knee; units are hundredths of the height, from the feet. */
export function drawPersonFromBehind(c: Composition, person: Person) {
  const { x, y, height } = person
  const at = uniformTransform({ x, y, unit: height / 100 })
  drawCoat(c, at, person)
  drawHead(c, at, person)
  if (person.hat) drawHat(c, at, person.hat, height / 100)
}

function drawCoat(c: Composition, at: Transform, { coat, stole = [], height }: Person) {
  const unit = height / 100
  for (const side of [-1, 1]) {
    const arm = `M${side * 14},-80C${side * 22},-77 ${side * 24},-68 ${side * 25},-58L${side * 26},-42L${side * 19},-41L${side * 16},-62Z`
    c.path(at.path(arm), shade(coat, side < 0 ? 0.05 : -0.11), down)
  }
  c.path(
    at.path('M0,-84C-6,-83 -19,-81 -20,-70L-19,-24L19,-24L20,-70C19,-81 6,-83 0,-84Z'),
    c.gradient(
      [
        [0, shade(coat, 0.06)],
        [0.5, coat],
        [1, shade(coat, -0.1)],
      ],
      1,
      0,
    ),
    down,
  )
  c.line(at.points('0,-76 0.4,-60 0,-26'), shade(coat, -0.14), unit * 0.3, { paintLoad: 300, opacity: 0.6 })
  for (const u of [-11, 12])
    c.line(at.points(`${u},-70 ${u * 0.85},-52 ${u},-28`), shade(coat, -0.12), unit * 0.3, {
      paintLoad: 300,
      opacity: 0.5,
    })
  stole.forEach((colour, row) => {
    const v = -82.5 + row * (12 / stole.length)
    const w = v + 12 / stole.length + 0.3
    const band = `M-20,${v + 7}C-12,${v + 3} -6,${v + 2.6} 0,${v + 2.6}C6,${v + 2.6} 12,${v + 3} 20,${v + 7}L20.5,${w + 7}C12,${w + 3} 6,${w + 2.6} 0,${w + 2.6}C-6,${w + 2.6} -12,${w + 3} -20.5,${w + 7}Z`
    c.path(at.path(band), colour, { ...level, colourJitter: 0.6 })
  })
}

function drawHead(c: Composition, at: Transform, { skin, hair, height }: Person) {
  const unit = height / 100
  c.path(at.path('M-4.4,-91L-5,-82C-2,-80 2,-80 5,-82L4.4,-91Z'), shade(skin, -0.05), down)
  for (const side of [-1, 1]) {
    const [ex, ey] = at.point(side * 6.6, -91.5)
    c.ellipse(ex, ey, unit * 1.3, unit * 2.2, shade(skin, side < 0 ? 0.05 : -0.08), down)
  }
  const short =
    'M0,-100.500C-7,-100.500 -7.600,-95 -7,-90C-6.400,-86 -4,-84.500 0,-84.300C4,-84.500 6.400,-86 7,-90C7.600,-95 7,-100.500 0,-100.500Z'
  c.path(
    at.path(short),
    c.gradient(
      [
        [0, shade(hair, 0.08)],
        [0.6, hair],
        [1, shade(hair, -0.06)],
      ],
      1,
      0,
    ),
    down,
  )
  drawHairLines(
    c,
    at.points('-5,-99 -7,-92 -6.500,-86'),
    at.points('5,-99 7,-92 6.500,-86'),
    shade(hair, 0.12),
    {
      count: 30,
      radius: Math.max(2, unit * 0.24),
      stray: unit * 0.5,
      opacity: 0.6,
    },
  )
}

function drawHat(
  c: Composition,
  at: Transform,
  { colour, band, brim = 13 }: NonNullable<Person['hat']>,
  unit: number,
) {
  const [x, y] = at.point(0, -95)
  c.ellipse(x, y + unit * 0.6, brim * unit, unit * 2.6, shade(colour, -0.1), level)
  c.ellipse(x, y, brim * unit, unit * 2.2, colour, level)
  c.path(
    at.path(
      'M-7.800,-95.500C-8.500,-103 -6.500,-106 -2.500,-105.500C-1,-104.600 1,-104.600 2.500,-105.500C6.500,-106 8.500,-103 7.800,-95.500C3,-94.300 -3,-94.300 -7.800,-95.500Z',
    ),
    c.gradient(
      [
        [0, shade(colour, 0.1)],
        [0.5, colour],
        [1, shade(colour, -0.12)],
      ],
      1,
      0,
    ),
    down,
  )
  c.path(
    at.path('M-8,-98.200C-3,-97 3,-97 8,-98.200L7.800,-95.500C3,-94.300 -3,-94.300 -7.800,-95.500Z'),
    band,
    level,
  )
}
