import { gateChart } from '../../chart/gateChart'
import { coveredIn } from '../state/coverageOf'
import type { Overlay } from '../state/overlay'
import { recordedRun } from '../../model/recordedRun'
import { useCoverages, type CoverageSource } from '../state/useCoverages'
import { Choice } from '../../ui/Choice'
import { Panel } from './Panel'
import { chartCopy } from '../words/copy'
import { coverageCopy } from '../words/moreCopy'
import { CoverageMatrix } from './CoverageMatrix'
import './CoveragePanel.scss'

type Props = {
  source: CoverageSource
  overlay: Overlay
  onSource: (source: CoverageSource) => void
  onOverlay: (overlay: Overlay) => void
}

/** How much of the chart has been walked, by whom, and what is missing. */
export function CoveragePanel({ source, overlay, onSource, onOverlay }: Props) {
  const coverages = useCoverages()
  const coverage = coverages[source]
  const missing = gateChart.transitions.filter(({ id }) => !coverage[id])
  const isPainted = overlay.kind === 'coverage'
  const choose = (chosen: CoverageSource) => {
    onSource(chosen)
    if (isPainted) onOverlay({ kind: 'coverage', source: chosen })
  }

  return (
    <Panel id="cobertura">
      <div className="coverage-panel">
        <Choice
          legend={coverageCopy.source}
          options={Object.entries(coverageCopy.sources) as [CoverageSource, string][]}
          value={source}
          onChange={choose}
        />
        <label className="coverage-panel__paint">
          <input
            type="checkbox"
            checked={isPainted}
            onChange={({ target }) =>
              onOverlay(target.checked ? { kind: 'coverage', source } : { kind: 'none' })
            }
          />
          {chartCopy.coverage}
        </label>
        <p className="coverage-panel__count">
          <strong className="coverage-panel__figure">
            {coverageCopy.count(coveredIn(coverage), gateChart.transitions.length)}
          </strong>{' '}
          {coverageCopy.transitions}
        </p>
        <div>
          <p>{missing.length > 0 ? coverageCopy.missing : coverageCopy.all}</p>
          <ul className="coverage-panel__missing">
            {missing.map(({ id, rule, event, guard }) => (
              <li key={id}>
                <b>{rule}</b> {event} {guard && `[${guard}]`}
              </li>
            ))}
          </ul>
        </div>
        <p className="coverage-panel__run">
          {coverageCopy.recorded(recordedRun.scenarios, recordedRun.comparisons)}
        </p>
        <CoverageMatrix />
      </div>
    </Panel>
  )
}
