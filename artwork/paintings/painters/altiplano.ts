import type { Surface } from '../rendering/lightImpasto'
import type { PaintingStyle } from '../rendering/paintingStyle'

type Technique = Omit<PaintingStyle, 'primer'> & { readonly surface: Surface }

/**
 * The painter of the highlands draws with a ruler: straight strokes in a few directions, hard edges, strong light
 * against indigo shadow.
 */
export const altiplano = {
  acrylic: {
    surface: { relief: 0.42, weave: 0.6, gloss: 0.06 },
    tool: 'flat',
    colourJitter: 0.35,
    pickUp: 0,
    directions: 4,
    isTaped: true,
    layers: [
      { radius: 34, threshold: 0, gridSize: 0.8, pathPoints: [5, 16], blurFactor: 0.15, paintHeight: 0.4 },
      {
        radius: 15,
        threshold: 0.03,
        gridSize: 0.8,
        pathPoints: [4, 16],
        blurFactor: 0.15,
        paintHeight: 0.35,
      },
      { radius: 7, threshold: 0.03, gridSize: 0.8, pathPoints: [3, 16], blurFactor: 0.1, paintHeight: 0.3 },
      { radius: 3.4, threshold: 0.04, gridSize: 0.8, pathPoints: [2, 14], blurFactor: 0, paintHeight: 0.3 },
      { radius: 1.8, threshold: 0.07, gridSize: 1, pathPoints: [2, 10], blurFactor: 0, paintHeight: 0.25 },
    ],
  },
  oil: {
    surface: { relief: 1.25, weave: 0.1, gloss: 0.4 },
    tool: 'knife',
    colourJitter: 1.1,
    pickUp: 0.06,
    directions: 4,
    layers: [
      { radius: 52, threshold: 0, gridSize: 0.8, pathPoints: [2, 5], blurFactor: 0.3, paintHeight: 1.2 },
      { radius: 28, threshold: 0.05, gridSize: 0.85, pathPoints: [2, 5], blurFactor: 0.3, paintHeight: 1.4 },
      { radius: 15, threshold: 0.05, gridSize: 0.9, pathPoints: [2, 6], blurFactor: 0.2, paintHeight: 1.5 },
      { radius: 8, threshold: 0.05, gridSize: 1, pathPoints: [2, 6], paintHeight: 1.3 },
      { radius: 4.4, threshold: 0.075, gridSize: 1.1, pathPoints: [2, 6], paintHeight: 1.1 },
      { radius: 2.6, threshold: 0.12, gridSize: 1.2, pathPoints: [2, 6], paintHeight: 0.8 },
    ],
  },
  mixed: {
    surface: { relief: 0.85, weave: 0.4, gloss: 0.1 },
    tool: 'flat',
    colourJitter: 0.9,
    directions: 4,
    layers: [
      { radius: 40, threshold: 0, gridSize: 0.9, pathPoints: [3, 9], blurFactor: 0.3, paintHeight: 0.7 },
      { radius: 20, threshold: 0.045, gridSize: 0.9, pathPoints: [3, 9] },
      { radius: 9, threshold: 0.045, gridSize: 0.9, pathPoints: [2, 9] },
      { radius: 4.4, threshold: 0.06, gridSize: 1, pathPoints: [2, 8] },
      { radius: 2.4, threshold: 0.11, gridSize: 1.2, pathPoints: [2, 7] },
    ],
  },
} as const satisfies Readonly<Record<string, Technique>>

/** Straight construction lines and no curve. */
export const altiplanoFacets = { lines: 10, arcs: 0, lightness: 0.045, tint: 0.02 } as const

/** High noon: hard light, indigo in the darks, yellow in the lights. */
export const altiplanoLight = {
  contrast: 1.1,
  chroma: 1.06,
  shadows: [0.004, -0.03],
  lights: [0, 0.02],
} as const
