import type {
  Evidence,
  Interruption,
  ObservationResult,
} from '../../../../src/audit/dossier/evidence/evidence'

/** What the dossier's visits to the site saw; the rest of the evidence is sound. */
export interface Seen {
  readonly observations?: readonly ObservationResult[]
  readonly texts?: Partial<Pick<Evidence['texts'], 'measures' | 'legends' | 'drawings'>>
  readonly requests?: Evidence['requests']
  readonly interruptions?: readonly Interruption[]
}

/** Sound evidence, but for what was seen. */
export const replaceSeen = (
  sound: Evidence,
  { observations = [], texts = {}, requests, interruptions = [] }: Seen,
): Evidence => {
  const { measures = [], legends = [], drawings = [] } = texts
  const keepOthers = <Item>(all: readonly Item[], seen: readonly Item[], keyOf: (item: Item) => string) => [
    ...all.filter((one) => !seen.some((other) => keyOf(other) === keyOf(one))),
    ...seen,
  ]
  return {
    ...sound,
    results: {
      ...sound.results,
      interruptions: [...interruptions],
      observations: keepOthers(sound.results.observations, observations, ({ id }) => id),
    },
    texts: {
      ...sound.texts,
      measures: keepOthers(sound.texts.measures, measures, ({ text, place }) => `${text} ${place}`),
      legends: keepOthers(sound.texts.legends, legends, ({ element }) => element),
      drawings: keepOthers(sound.texts.drawings, drawings, ({ text, place }) => `${text} ${place}`),
    },
    requests: requests ?? sound.requests,
  }
}
