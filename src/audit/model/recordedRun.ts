import type { Coverage, CoverageKind } from './coverage'

/** The committed run of all paths and other scenarios of a subject, made by `npm run chart`; counts are 0 where never. */
export interface RecordedRun extends Coverage {
  readonly paths: readonly RecordedPath[]
  /** Key → the link with the fewest steps whose last step takes it; without a link, nothing recorded does. */
  readonly links: Readonly<Record<CoverageKind, Readonly<Record<string, string>>>>
  /** Scenarios run, and comparisons with the rules made in them. */
  readonly scenarios: number
  readonly comparisons: number
}

export interface RecordedPath {
  /** `?local=accepted&pasos=olvidar`: the name of its check and of its test. */
  readonly link: string
  /** The scenario as a Spanish sentence. */
  readonly title: string
  /** Ids of the transitions fired, in order. */
  readonly transitions: readonly string[]
  /** Ids of the rules that it takes, each once. */
  readonly rules: readonly string[]
}
