import { pageFiles, sentBytes } from '../build/pageFiles'

export interface Weight {
  readonly what: 'own code' | 'markup'
  /** Bytes sent. */
  readonly before: number
  readonly after: number
}

const namesInSpanish = { 'own code': 'el código propio', markup: 'el marcado' } as const

/** What home may weigh more, whatever the size of the catalogue. */
const mostGrowth = 1.05

/** Home of two built sites. */
export function compareHomes(before: string, after: string): readonly Weight[] {
  const weigh = (folder: string) => {
    const { markup, scripts } = pageFiles(folder, '/')
    return {
      code: scripts.reduce((sum, file) => sum + sentBytes(folder, file), 0),
      markup: sentBytes(folder, markup),
    }
  }
  const [one, other] = [weigh(before), weigh(after)]
  return [
    { what: 'own code', before: one.code, after: other.code },
    { what: 'markup', before: one.markup, after: other.markup },
  ]
}

/** One sentence for each weight that is above the limit. */
export const growthProblems = (weights: readonly Weight[]): string[] =>
  weights
    .filter(({ before, after }) => after > before * mostGrowth)
    .map(
      ({ what, before, after }) =>
        `Inicio: ${namesInSpanish[what]} pesa ${(after / before).toFixed(3)} veces lo de hoy, y el límite es ${mostGrowth}.`,
    )
