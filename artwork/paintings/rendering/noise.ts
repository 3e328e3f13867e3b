import { seededRandom } from '../../shared/numbers'

export type Noise = (x: number, y: number) => number

/** Smooth noise from 0 to 1 whose pattern is one unit wide and repeats after 256. */
export function valueNoise(seed: number): Noise {
  const random = seededRandom(seed)
  const lattice = Float32Array.from({ length: 65536 }, random)
  const at = (x: number, y: number) => lattice[((x & 255) << 8) | (y & 255)]!
  return (x, y) => {
    const column = Math.floor(x)
    const line = Math.floor(y)
    const across = (x - column) ** 2 * (3 - 2 * (x - column))
    const down = (y - line) ** 2 * (3 - 2 * (y - line))
    const top = at(column, line) + (at(column + 1, line) - at(column, line)) * across
    const bottom = at(column, line + 1) + (at(column + 1, line + 1) - at(column, line + 1)) * across
    return top + (bottom - top) * down
  }
}

/** Octaves of one noise, each twice as fine and half as strong, from 0 to 1. */
export function fractal(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0
  let total = 0
  let strength = 0.5
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * noise(x, y)
    total += strength
    x = x * 2.03 + 17
    y = y * 2.03 + 31
    strength *= 0.5
  }
  return sum / total
}
