import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawHairLines } from '../../motifs/hairStrands'
import { about } from './elder'
import { his } from './heads'

/** White beard and moustache: light from the left, strands from their own roots. */
export function drawBeard(c: Composition) {
  const place = about(his)
  const white = '#e8e2d6'
  const down = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.9, minRadius: 2.4 }
  c.path(
    place.path(
      'M-47,2C-46,30 -36,56 -20,74C-12,83 -4,88 2,90C8,88 16,83 24,74C38,56 46,30 47,2C43,16 36,24 24,26C16,36 -10,36 -20,26C-34,24 -43,16 -47,2Z',
    ),
    white,
    down,
  )
  c.path(
    place.path(
      'M4,36C16,36 20,32 24,26C36,24 43,16 47,2C46,30 38,56 24,74C16,83 8,88 2,90C10,70 12,52 4,36Z',
    ),
    shade(white, -0.11, 0.005, -0.01),
    down,
  )
  const strands = { radius: 4, stray: 5, opacity: 0.85 }
  const left = ['-45,3 -43,28 -30,56 -9,82', '-25,27 -21,42 -14,62 -3,84'] as const
  const middle = ['-18,37 -13,52 -8,70 -3,86', '20,37 16,52 12,70 6,86'] as const
  const right = ['46,3 44,28 32,56 12,82', '28,27 24,42 17,62 6,84'] as const
  drawHairLines(c, place.points(left[0]), place.points(left[1]), '#f3eee4', { ...strands, count: 24 })
  drawHairLines(c, place.points(right[0]), place.points(right[1]), '#c9c1b8', { ...strands, count: 22 })
  drawHairLines(c, place.points(middle[0]), place.points(middle[1]), '#e2dbd0', { ...strands, count: 20 })
  c.path(
    place.path('M2,18C-6,17 -20,21 -28,35C-18,33 -6,31 2,26.5C10,31 22,33 31,35C24,21 10,17 2,18Z'),
    '#f4efe4',
    down,
  )
  drawHairLines(c, place.points('0,19.5 -12,22 -24,33'), place.points('0,25.5 -10,28 -22,34'), '#ddd5c8', {
    count: 12,
    radius: 3.4,
    stray: 3,
  })
  drawHairLines(c, place.points('5,19.5 16,22 27,33'), place.points('5,25.5 14,28 25,34'), '#cfc6bb', {
    count: 12,
    radius: 3.4,
    stray: 3,
  })
}
