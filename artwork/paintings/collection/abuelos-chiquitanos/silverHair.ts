import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawBlossom, drawLeaf } from '../../motifs/flower'
import { drawHairLines } from '../../motifs/hairStrands'
import { about } from './elder'
import { hers } from './heads'

export const silver = '#d3cfd0'

const down = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.5, minRadius: 3 } as const

/** Parted in the middle, lit on the left. */
export function drawHair(c: Composition) {
  const place = about(hers)
  for (const side of [-1, 1]) {
    const lock = `M${side * 2},-50C${side * 22},-56 ${side * 48},-46 ${side * 55},-14C${side * 56},4 ${side * 54},14 ${side * 50},22C${side * 48},6 ${side * 44},-12 ${side * 34},-24C${side * 24},-32 ${side * 10},-36 ${side * 2},-38Z`
    c.path(place.path(lock), side < 0 ? shade(silver, 0.05) : shade(silver, -0.07), {
      ...down,
      flow: side * 0.7,
    })
    const strands = (list: string) =>
      place.points(list.replace(/(-?[\d.]+),/g, (_, u: string) => `${Number(u) * side},`))
    drawHairLines(
      c,
      strands('1,-50 24,-54 46,-38 55,-12 52,18'),
      strands('1,-39 14,-37 32,-27 43,-10 49,16'),
      side < 0 ? '#f1eeee' : '#b9b2b8',
      {
        count: 26,
        radius: 4,
        stray: 4,
      },
    )
  }
}

/** One at each side, tied with ribbon. */
export function drawBraids(c: Composition) {
  for (const side of [-1, 1]) {
    for (let knot = 0; knot < 11; knot++) {
      const x = hers.x + side * (150 + 10 * Math.sin(knot * 0.5) + knot * 2)
      const y = 1150 + knot * 48
      const isEven = knot % 2 === 0
      c.ellipse(x, y, 33 - knot * 0.9, 32, shade(silver, (isEven ? 0.06 : -0.05) - (side > 0 ? 0.06 : 0)), {
        flow: side * (isEven ? 0.8 : -0.8),
        isHardEdged: true,
        rotation: isEven ? 28 : -28,
      })
      c.line(
        [
          [x - 22, y - 14],
          [x + 4, y + 2],
          [x + 20, y + 20],
        ],
        shade(silver, isEven ? 0.12 : -0.14),
        3.6,
        { opacity: 0.7 },
      )
    }
    const [x, y] = [hers.x + side * 170, 1678]
    c.ellipse(x, y, 22, 15, '#b5432c', { isHardEdged: true, flow: 0 })
    c.line(
      [
        [x, y],
        [x - 12, y + 46],
        [x - 4, y + 84],
      ],
      '#e9b03a',
      8,
      { paintLoad: 60 },
    )
    c.line(
      [
        [x, y],
        [x + 14, y + 40],
        [x + 18, y + 78],
      ],
      '#b5432c',
      8,
      { paintLoad: 60 },
    )
  }
}

/** A crown of flowers where the hair parts. */
export function drawFlowers(c: Composition) {
  const colours = ['#f6c833', '#f3ead2', '#e0704a', '#f6c833', '#fbe08a', '#f3ead2'] as const
  colours.forEach((colour, k) => {
    const at = (k + 0.5) / colours.length - 0.5
    const [x, y] = [hers.x + at * 250, hers.y - 222 + at * at * 130]
    drawLeaf(c, x, y - 6, 66, -Math.PI / 2 + at * 2.4, '#2f7d4a')
    drawBlossom(c, x, y, 34, colour, { heart: '#b5532f' })
  })
}
