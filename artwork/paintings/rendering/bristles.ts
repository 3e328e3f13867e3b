import { clamp, seededRandom, smoothstep } from '../../shared/numbers'
import { fractal, valueNoise, type Noise } from './noise'

const across = 96
const along = 192
/** Samples across the brush and along the stroke. */
export const bristleSamples = { across, along } as const

/** What one brush leaves behind: cover and height of the paint, and how its lightness varies. */
export interface Bristles {
  readonly cover: Float32Array
  readonly height: Float32Array
  readonly tone: Float32Array
}

const bell = (value: number, middle: number, width: number) => Math.exp(-((value - middle) ** 2) / width)

function createBristles(noise: Noise, random: () => number): Bristles {
  const dryness = 0.12 + 0.25 * random()
  const pitch = 9 + random() * 9
  const size = across * along
  const [cover, height, tone] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)]

  for (let line = 0; line < along; line++) {
    const v = line / (along - 1)
    for (let column = 0; column < across; column++) {
      const u = (column / (across - 1)) * 2 - 1
      const off = Math.abs(u)
      const sway = (noise(v * 3, 5) - 0.5) * 0.18
      const hair =
        0.6 * noise(u * pitch + sway * pitch, v * 1.2) + 0.4 * noise(u * pitch * 2.7 + 40, v * 2.5 + 9)
      const edge =
        1 - smoothstep(0.72 + 0.2 * noise(v * 5, 80), 1, off + 0.1 * (noise(u * 4, v * 9 + 60) - 0.5))
      const head = smoothstep(0, 0.05 + 0.07 * noise(u * 7, 33), v)
      const tail = 1 - smoothstep(0.74 + 0.22 * noise(u * pitch, 71), 1, v)
      const threshold = dryness * (0.5 + 0.85 * v)
      const broken = smoothstep(
        threshold - 0.12,
        threshold + 0.16,
        hair * 0.7 + 0.3 * noise(u * 22, v * 14 + 3),
      )
      const worn = 1 + (broken - 1) * (0.25 + 0.75 * smoothstep(0.15, 0.95, v))
      const i = line * across + column
      cover[i] = clamp(edge * head * tail * worn)
      const ridges = bell(off, 0.8, 0.012) * 0.55 + bell(v, 0.06, 0.002) * 0.3 + bell(v, 0.9, 0.006) * 0.5
      height[i] = Math.min(1.8, 0.25 + 0.75 * hair + ridges) * cover[i]
      tone[i] = (hair - 0.5) * 2
    }
  }
  return { cover, height, tone }
}

/** Several brushes, each with a mark of its own. */
export const createBrushes = (count: number, seed: number): Bristles[] =>
  Array.from({ length: count }, (_, k) =>
    createBristles(valueNoise(seed + k * 7 + 1), seededRandom(seed + k)),
  )

/** Unevenness of a canvas' ground, around 1. */
export const groundUnevenness = (noise: Noise, x: number, y: number) => 0.85 + 0.3 * fractal(noise, x, y, 4)
