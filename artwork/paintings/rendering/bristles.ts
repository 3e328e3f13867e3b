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

/** How a tool lays paint; every share from 0 to 1. */
interface Tool {
  /** Least dryness, and how much drier one of them may be: dry paint breaks up towards the end of the stroke. */
  readonly dryness: readonly [number, number]
  /** How far the hairs show, in height and in lightness. */
  readonly hairs: number
  /** How far from the middle line the even part of the stroke reaches. */
  readonly edge: number
  /** Where the stroke begins to end. */
  readonly tail: number
  /** Paint pushed up at the sides, at the start and at the end. */
  readonly ridges: readonly [sides: number, start: number, end: number]
}

const tools = {
  /** A round hog brush: streaks, a ragged end. */
  bristle: { dryness: [0.12, 0.25], hairs: 1, edge: 0.72, tail: 0.74, ridges: [0.55, 0.3, 0.5] },
  /** A flat synthetic brush: even paint, square ends. */
  flat: { dryness: [0.02, 0.08], hairs: 0.35, edge: 0.9, tail: 0.93, ridges: [0.2, 0.1, 0.25] },
  /** A palette knife: smooth slabs with a crest at their sides and end. */
  knife: { dryness: [0, 0.16], hairs: 0.22, edge: 0.88, tail: 0.9, ridges: [1.1, 0.1, 1.5] },
  /** A soft brush full of oil: long streaks, no crest. */
  soft: { dryness: [0.05, 0.15], hairs: 0.75, edge: 0.55, tail: 0.7, ridges: [0.3, 0.15, 0.2] },
  /** A stick of pastel: no hairs, both ends alike. */
  chalk: { dryness: [0.1, 0.15], hairs: 0.3, edge: 0.6, tail: 0.88, ridges: [0.05, 0, 0.05] },
} as const satisfies Readonly<Record<string, Tool>>

export type ToolName = keyof typeof tools

const bell = (value: number, middle: number, width: number) => Math.exp(-((value - middle) ** 2) / width)

function createBristles(noise: Noise, random: () => number, tool: Tool): Bristles {
  const dryness = tool.dryness[0] + tool.dryness[1] * random()
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
        1 -
        smoothstep(
          tool.edge + 0.2 * (1 - tool.edge) * noise(v * 5, 80),
          1,
          off + 0.1 * (noise(u * 4, v * 9 + 60) - 0.5),
        )
      const head = smoothstep(0, 0.05 + 0.07 * noise(u * 7, 33), v)
      const tail =
        1 - smoothstep(Math.min(0.97, tool.tail + 0.22 * (1 - tool.tail) * noise(u * pitch, 71)), 1, v)
      const threshold = dryness * (0.5 + 0.85 * v)
      const broken = smoothstep(
        threshold - 0.12,
        threshold + 0.16,
        hair * 0.7 + 0.3 * noise(u * 22, v * 14 + 3),
      )
      const worn = 1 + (broken - 1) * (0.25 + 0.75 * smoothstep(0.15, 0.95, v))
      const i = line * across + column
      cover[i] = clamp(edge * head * tail * worn)
      const [sides, start, end] = tool.ridges
      const ridges = bell(off, 0.8, 0.012) * sides + bell(v, 0.06, 0.002) * start + bell(v, 0.9, 0.006) * end
      height[i] = Math.min(1.9, 0.63 + 0.75 * (hair - 0.5) * tool.hairs + ridges) * cover[i]
      tone[i] = (hair - 0.5) * 2 * tool.hairs
    }
  }
  return { cover, height, tone }
}

/** Several tools of one kind, each with a mark of its own. */
export const createBrushes = (count: number, seed: number, tool: ToolName = 'bristle'): Bristles[] =>
  Array.from({ length: count }, (_, k) =>
    createBristles(valueNoise(seed + k * 7 + 1), seededRandom(seed + k), tools[tool]),
  )

/** Unevenness of a canvas' ground, around 1. */
export const groundUnevenness = (noise: Noise, x: number, y: number) => 0.85 + 0.3 * fractal(noise, x, y, 4)
