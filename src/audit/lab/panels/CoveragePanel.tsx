import { gateChart } from '../../chart/gateChart'
import { coveredIn } from '../state/coverage'
import type { ChartHighlight } from '../state/chartHighlight'
import { recordedRun } from '../../model/recordedRun'
import { useCoverages, type CoverageSource } from '../state/useCoverages'
import { Choice } from '../../ui/Choice'
import { Panel } from './Panel'
import { chartTexts } from '../texts/machineTexts'
import { coverageTexts } from '../texts/evidenceTexts'
import { CoverageMatrix } from './CoverageMatrix'
import './CoveragePanel.scss'

type Props = {
  source: CoverageSource
  highlight: ChartHighlight
  onSource: (source: CoverageSource) => void
  onHighlight: (highlight: ChartHighlight) => void
}

/** How much of the chart has been walked, by whom, and what is missing. */
export function CoveragePanel({ source, highlight, onSource, onHighlight }: Props) {
  const coverages = useCoverages()
  const coverage = coverages[source]
  const missing = gateChart.transitions.filter(({ id }) => !coverage[id])
  const isPainted = highlight.kind === 'coverage'
  const choose = (chosen: CoverageSource) => {
    onSource(chosen)
    if (isPainted) onHighlight({ kind: 'coverage', source: chosen })
  }

  return (
    <Panel id="cobertura">
      <div className="coverage-panel">
        <Choice
          legend={coverageTexts.source}
          options={Object.entries(coverageTexts.sources) as [CoverageSource, string][]}
          value={source}
          onChange={choose}
        />
        <label className="coverage-panel__highlight">
          <input
            type="checkbox"
            checked={isPainted}
            onChange={({ target }) =>
              onHighlight(target.checked ? { kind: 'coverage', source } : { kind: 'none' })
            }
          />
          {chartTexts.coverage}
        </label>
        <p className="coverage-panel__count">
          <strong className="coverage-panel__figure">
            {coverageTexts.count(coveredIn(coverage), gateChart.transitions.length)}
          </strong>{' '}
          {coverageTexts.transitions}
        </p>
        <div>
          <p>{missing.length > 0 ? coverageTexts.missing : coverageTexts.all}</p>
          <ul className="coverage-panel__missing">
            {missing.map(({ id, rule, event, guard }) => (
              <li key={id}>
                <b>{rule}</b> {event} {guard && `[${guard}]`}
              </li>
            ))}
          </ul>
        </div>
        <p className="coverage-panel__run">
          {coverageTexts.recorded(recordedRun.scenarios, recordedRun.comparisons)}
        </p>
        <CoverageMatrix />
      </div>
    </Panel>
  )
}
