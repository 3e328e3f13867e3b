import type { Chart } from '../../chart/chart'
import { useLabState, useSetup } from './labContext'
import { useMachineComparison } from './useMachineComparison'

/**
 * The chart on display: the subject's; with what only the machine has, where it is older than the machine;
 * or what a comparison found together with what was removed.
 */
export function useDrawnChart(): Chart {
  const { chart } = useSetup()
  const { highlight } = useLabState()
  const comparison = useMachineComparison()
  if (highlight.kind === 'diff') return highlight.diff.union
  return comparison && comparison.unknown.length > 0 ? comparison.union : chart
}
