import { chartCopy } from '../words/copy'
import './ChartLegend.scss'

export function ChartLegend() {
  return (
    <ul className="chart-legend">
      {chartCopy.legend.map(([kind, words]) => (
        <li className={`chart-legend__item chart-legend__item--${kind}`} key={kind}>
          {words}
        </li>
      ))}
    </ul>
  )
}
