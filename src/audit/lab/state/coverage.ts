import { addCoverage, toZero, type Coverage } from '../../model/coverage'
import type { RecordedRun } from '../../model/recordedRun'
import { useLabState, useSetup } from './labContext'
import type { CoverageSource } from './labState'

/** What the lab's sessions took, what the recorded run took, and both; each names all that either knows. */
export const coveragesOf = (
  recorded: RecordedRun,
  session: Coverage,
): Readonly<Record<CoverageSource, Coverage>> => ({
  session: addCoverage(toZero(recorded), session),
  recorded: addCoverage(recorded, toZero(session)),
  union: addCoverage(recorded, session),
})

export const useCoverages = () => coveragesOf(useSetup().recorded, useLabState().coverage)
