import type { ChartMarks } from '../../chart/chart'
import { useCoverages } from './coverage'
import { useDisplayedEntry, useLabState } from './labContext'

/** What the drawing marks, on the screen and in the files: the first tab's state and last transition, and the highlight. */
export function useChartMarks(): ChartMarks {
  const { highlight } = useLabState()
  const displayed = useDisplayedEntry()
  const coverages = useCoverages()
  return {
    active: displayed?.tabs.a.active ?? [],
    last: displayed?.entry?.tab === 'a' ? displayed.entry.transitions : [],
    ...(highlight.kind === 'coverage' && { coverage: coverages[highlight.source] }),
    ...(highlight.kind === 'diff' && { changes: highlight.diff.changes }),
  }
}
