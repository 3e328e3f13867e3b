import { chartTexts } from '../texts/machineTexts'
import './ChartLegend.scss'

export function ChartLegend() {
  return (
    <ul className="chart-legend">
      {chartTexts.legend.map(([kind, words]) => (
        <li className={`chart-legend__item chart-legend__item--${kind}`} key={kind}>
          {words}
        </li>
      ))}
    </ul>
  )
}
