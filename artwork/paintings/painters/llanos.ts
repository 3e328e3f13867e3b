import type { Surface } from '../rendering/lightImpasto'
import type { PaintingStyle } from '../rendering/paintingStyle'

type Technique = Omit<PaintingStyle, 'primer'> & { readonly surface: Surface }

/** The painter of the plains sets dab beside dab: short commas of broken colour, the warm ground showing between. */
export const llanos = {
  acrylic: {
    surface: { relief: 0.75, weave: 0.55, gloss: 0.08 },
    tool: 'bristle',
    colourJitter: 1.9,
    pickUp: 0,
    layers: [
      { radius: 36, threshold: 0, gridSize: 1.05, pathPoints: [2, 4], blurFactor: 0.4, paintHeight: 0.8 },
      { radius: 19, threshold: 0.05, gridSize: 1, pathPoints: [1, 3], blurFactor: 0.35 },
      { radius: 11, threshold: 0.045, gridSize: 1, pathPoints: [1, 3], blurFactor: 0.3 },
      { radius: 6.4, threshold: 0.055, gridSize: 1, pathPoints: [1, 3] },
      { radius: 3.8, threshold: 0.08, gridSize: 1, pathPoints: [1, 4] },
      { radius: 2.3, threshold: 0.12, gridSize: 1.15, pathPoints: [2, 5] },
    ],
  },
  pastel: {
    surface: { relief: 0.2, weave: 0.1, gloss: 0 },
    tool: 'chalk',
    colourJitter: 1.5,
    pickUp: 0,
    bareGround: 0.5,
    layers: [
      { radius: 15, threshold: 0, gridSize: 0.8, pathPoints: [3, 5], blurFactor: 0.4, paintHeight: 0.4 },
      { radius: 7, threshold: 0, gridSize: 0.9, pathPoints: [3, 7], blurFactor: 0.25, paintHeight: 0.6 },
      { radius: 3.6, threshold: 0.12, gridSize: 1, pathPoints: [3, 7], paintHeight: 0.6 },
      { radius: 2.3, threshold: 0.16, gridSize: 1, pathPoints: [3, 8], paintHeight: 0.6 },
    ],
  },
} as const satisfies Readonly<Record<string, Technique>>

/** Light from the side under leaves: green in the darks, lemon in the lights, quiet colours. */
export const llanosLight = {
  contrast: 1.02,
  chroma: 0.94,
  shadows: [-0.014, 0.012],
  lights: [-0.008, 0.028],
} as const
