import type { ChartMarks } from '../../chart/chart'
import { useCoverages } from './coverage'
import { useDisplayedEntry, useLabState } from './labContext'
import { useMachineComparison } from './useMachineComparison'

/** What the drawing marks, on the screen and in the files: the followed tab's state and step, and the highlight. */
export function useChartMarks(): ChartMarks {
  const { highlight } = useLabState()
  const displayed = useDisplayedEntry()
  const coverages = useCoverages()
  const unknown = useMachineComparison()?.unknown ?? []
  const own = displayed?.entries.filter(({ tab }) => tab === displayed.followed) ?? []
  const taken = own.filter(({ transitions }) => transitions.length > 0)
  return {
    active: displayed?.tabs[displayed.followed]?.active ?? [],
    last: taken.at(-1)?.transitions ?? [],
    steps: taken.flatMap(({ transitions }) => transitions),
    ...(highlight.kind !== 'diff' && unknown.length > 0 && { unknown }),
    ...(highlight.kind === 'coverage' && { coverage: coverages[highlight.source].transitions }),
    ...(highlight.kind === 'diff' && { changes: highlight.diff.changes }),
  }
}
