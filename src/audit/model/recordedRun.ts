import recordedFile from './recorded.json'

/** The committed run of all paths and the matrix: `recorded.json`, made by `npm run chart`. */
export interface RecordedRun {
  readonly paths: readonly RecordedPath[]
  /** How often each transition of the chart fired in paths and matrix; 0 where never. */
  readonly transitions: Readonly<Record<string, number>>
  /** Scenarios run, matrix included, and comparisons with the rules made in them. */
  readonly scenarios: number
  readonly comparisons: number
}

interface RecordedPath {
  /** `?local=accepted&pasos=olvidar`: the name of its check and of its test. */
  readonly link: string
  /** The scenario as a Spanish sentence. */
  readonly title: string
  /** Ids of the transitions fired, in order. */
  readonly transitions: readonly string[]
}

/** A test fails while it is stale. */
export const recordedRun: RecordedRun = recordedFile
