import type { Surface } from '../rendering/lightImpasto'
import type { PaintingStyle } from '../rendering/paintingStyle'

type Technique = Omit<PaintingStyle, 'primer'> & { readonly surface: Surface }

/** The painter of the valleys moves from the shoulder: long strokes that bend, soft edges, wet paint into wet. */
export const valles = {
  acrylic: {
    surface: { relief: 0.5, weave: 0.5, gloss: 0.12 },
    tool: 'soft',
    colourJitter: 0.7,
    pickUp: 0.04,
    layers: [
      { radius: 60, threshold: 0, gridSize: 0.7, pathPoints: [6, 16], blurFactor: 0.3, paintHeight: 0.5 },
      { radius: 30, threshold: 0.04, gridSize: 0.8, pathPoints: [5, 16], blurFactor: 0.3, paintHeight: 0.5 },
      {
        radius: 15,
        threshold: 0.04,
        gridSize: 0.85,
        pathPoints: [4, 16],
        blurFactor: 0.25,
        paintHeight: 0.45,
      },
      {
        radius: 7.5,
        threshold: 0.045,
        gridSize: 0.9,
        pathPoints: [3, 16],
        blurFactor: 0.2,
        paintHeight: 0.4,
      },
      { radius: 4, threshold: 0.06, gridSize: 1, pathPoints: [3, 12], paintHeight: 0.4 },
      { radius: 2.2, threshold: 0.11, gridSize: 1.2, pathPoints: [2, 10], paintHeight: 0.35 },
    ],
  },
  oil: {
    surface: { relief: 1.1, weave: 0.2, gloss: 0.34 },
    tool: 'bristle',
    colourJitter: 1.1,
    pickUp: 0.16,
    layers: [
      { radius: 50, threshold: 0, gridSize: 0.85, pathPoints: [5, 14], blurFactor: 0.5 },
      { radius: 27, threshold: 0.045, gridSize: 0.9, pathPoints: [5, 15], paintHeight: 1.15 },
      { radius: 14, threshold: 0.04, gridSize: 0.9, pathPoints: [4, 15], paintHeight: 1.2 },
      { radius: 7.5, threshold: 0.045, gridSize: 1, pathPoints: [3, 14], paintHeight: 1.15 },
      { radius: 4.2, threshold: 0.075, gridSize: 1.1, pathPoints: [2, 11] },
      { radius: 2.4, threshold: 0.12, gridSize: 1.25, pathPoints: [2, 9], paintHeight: 0.9 },
    ],
  },
  pastel: {
    surface: { relief: 0.16, weave: 0.08, gloss: 0 },
    tool: 'chalk',
    colourJitter: 0.8,
    pickUp: 0.1,
    bareGround: 0.4,
    layers: [
      { radius: 22, threshold: 0, gridSize: 0.7, pathPoints: [4, 12], blurFactor: 0.4, paintHeight: 0.4 },
      { radius: 9, threshold: 0, gridSize: 0.9, pathPoints: [4, 14], blurFactor: 0.3, paintHeight: 0.5 },
      { radius: 4.2, threshold: 0.11, gridSize: 1, pathPoints: [3, 12], paintHeight: 0.5 },
      { radius: 2.4, threshold: 0.15, gridSize: 1, pathPoints: [3, 10], paintHeight: 0.5 },
    ],
  },
  mixed: {
    surface: { relief: 0.8, weave: 0.4, gloss: 0.12 },
    tool: 'soft',
    colourJitter: 0.9,
    pickUp: 0.12,
    layers: [
      { radius: 46, threshold: 0, gridSize: 0.85, pathPoints: [4, 12], blurFactor: 0.4, paintHeight: 0.8 },
      { radius: 24, threshold: 0.045, gridSize: 0.9, pathPoints: [4, 12] },
      { radius: 12, threshold: 0.045, gridSize: 0.9, pathPoints: [3, 12] },
      { radius: 6, threshold: 0.05, gridSize: 1, pathPoints: [3, 11] },
      { radius: 3, threshold: 0.09, gridSize: 1.1, pathPoints: [2, 9] },
    ],
  },
} as const satisfies Readonly<Record<string, Technique>>

/** Wide arcs and no straight line. */
export const vallesFacets = { lines: 0, arcs: 8, lightness: 0.03, tint: 0.018 } as const

/** Late afternoon: wine in the darks, apricot in the lights. */
export const vallesLight = {
  contrast: 0.97,
  chroma: 1.03,
  shadows: [0.022, -0.004],
  lights: [0.006, 0.018],
} as const
