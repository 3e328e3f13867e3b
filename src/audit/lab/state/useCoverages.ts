import { gateChart } from '../../chart/gateChart'
import { coverageOf, unionOf, type Coverage } from './coverage'
import { useLabState } from './labContext'
import { recordedRun } from '../../model/recordedRun'

export type CoverageSource = 'session' | 'recorded' | 'union'

const ids = gateChart.transitions.map(({ id }) => id)

/** How often each transition fired in this session, in the recorded run, and in both. */
export function useCoverages(): Readonly<Record<CoverageSource, Coverage>> {
  const { view } = useLabState()
  const session = coverageOf(ids, view?.log ?? [])
  const recorded = recordedRun.transitions
  return { session, recorded, union: unionOf(ids, session, recorded) }
}
