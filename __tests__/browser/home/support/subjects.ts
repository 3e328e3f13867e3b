/** Shares of the picture that bottle, still, painting, glass and fruit take: left, top, right, bottom. */
type Share = readonly [what: string, left: number, top: number, right: number, bottom: number]

interface Shares {
  readonly wide: readonly Share[]
  readonly upright: readonly Share[]
  /** Of the upright picture on phones, where it differs: there all words stand under the picture. */
  readonly phone?: readonly Share[]
}

/** What each picture shows (src/content/media/scenes). */
export const subjects: Readonly<Record<string, Shares>> = {
  artesanal: {
    wide: [
      ['end of the pipe', 0.353, 0.3, 0.4, 0.441],
      ['jar', 0.329, 0.525, 0.397, 0.698],
      ['pipe', 0.37, 0.2, 0.49, 0.34],
      ['pipe', 0.46, 0.15, 0.52, 0.22],
      ['pipe', 0.52, 0.07, 0.6, 0.16],
      ['pipe', 0.58, 0, 0.72, 0.08],
      ['still', 0.65, 0, 0.92, 0.72],
      ['bottle', 0.592, 0.41, 0.673, 0.957],
      ['grapes', 0.735, 0.875, 0.982, 0.98],
    ],
    upright: [
      ['end of the pipe', 0.03, 0.2, 0.13, 0.31],
      ['pipe', 0.1, 0.11, 0.25, 0.25],
      ['pipe', 0.22, 0.05, 0.42, 0.16],
      ['pipe', 0.38, 0.027, 0.7, 0.1],
      ['still', 0.52, 0.09, 0.88, 0.455],
      ['bottle', 0.2, 0.293, 0.322, 0.578],
      ['grapes', 0.4, 0.535, 0.765, 0.592],
    ],
    phone: [
      ['still and pipe', 0.03, 0.027, 0.88, 0.455],
      ['bottle', 0.2, 0.293, 0.322, 0.578],
      ['grapes', 0.4, 0.535, 0.765, 0.592],
    ],
  },
  arte: {
    wide: [
      ['bottle', 0.43, 0.465, 0.504, 0.93],
      ['painting', 0.563, 0, 0.952, 0.88],
      ['grapes', 0.52, 0.845, 0.75, 0.945],
    ],
    upright: [
      ['bottle', 0.104, 0.382, 0.206, 0.625],
      ['painting', 0.325, 0.144, 0.9, 0.607],
      ['grapes', 0.23, 0.582, 0.562, 0.633],
    ],
  },
  cultura: {
    wide: [['bottles', 0.365, 0.3, 0.98, 0.815]],
    upright: [['bottles', 0.08, 0.29, 0.91, 0.63]],
  },
  tradiciones: {
    wide: [
      ['bottle', 0.606, 0.128, 0.682, 0.83],
      ['glass', 0.828, 0.375, 0.947, 0.895],
    ],
    upright: [
      ['bottle', 0.15, 0.243, 0.304, 0.61],
      ['glass', 0.543, 0.373, 0.777, 0.645],
    ],
  },
}
