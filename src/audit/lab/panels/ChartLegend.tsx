import type { Chart, ChartMarks } from '../../chart/chart'
import { marksInUse } from '../../chart/marksInUse'
import { chartTexts } from '../texts/machineTexts'
import './ChartLegend.scss'

type Props = { chart: Chart; marks: ChartMarks }

/** The marks on the drawing now, each with its words. */
export function ChartLegend({ chart, marks }: Props) {
  return (
    <ul className="chart-legend" aria-label={chartTexts.legendTitle}>
      {marksInUse(chart, marks).map((mark) => (
        <li className={`chart-legend__item chart-legend__item--${mark}`} key={mark}>
          {chartTexts.legend[mark]}
        </li>
      ))}
    </ul>
  )
}
