import type { Chart, ChartMarks } from '../../chart/chart'
import type { Defect } from '../../model/subject'
import { useLabState } from './labContext'
import { useChartMarks } from './useChartMarks'
import { useDrawnChart } from './useDrawnChart'

/** The chart on display: with a comparison, what was removed too. */
export interface ShownChart {
  readonly drawn: Chart
  readonly marks: ChartMarks
  /** The planted one, which pictures name. */
  readonly defect: Defect | null
}

export function useShownChart(): ShownChart {
  return { drawn: useDrawnChart(), marks: useChartMarks(), defect: useLabState().defect }
}
