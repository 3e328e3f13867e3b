import { useState } from 'react'
import { gateChart } from '../../chart/gateChart'
import { recordedRun } from '../../model/recordedRun'
import { useCoverages } from '../state/coverage'
import { useLab, useLabState } from '../state/labContext'
import type { CoverageSource } from '../state/labState'
import { Choice } from '../../ui/Choice'
import { Panel } from './Panel'
import { chartTexts } from '../texts/machineTexts'
import { coverageTexts } from '../texts/evidenceTexts'
import { CoverageMatrix } from './CoverageMatrix'
import './CoveragePanel.scss'

/** How much of the chart session and recorded run cover, and the transitions that are missing. */
export function CoveragePanel() {
  const lab = useLab()
  const [source, setSource] = useState<CoverageSource>('session')
  const coverage = useCoverages()[source]
  const { transitions } = gateChart
  const missing = transitions.filter(({ id }) => !coverage[id])
  const isPainted = useLabState().highlight.kind === 'coverage'
  const choose = (chosen: CoverageSource) => {
    setSource(chosen)
    if (isPainted) lab.highlight({ kind: 'coverage', source: chosen })
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
              lab.highlight(target.checked ? { kind: 'coverage', source } : { kind: 'none' })
            }
          />
          {chartTexts.coverage}
        </label>
        <p className="coverage-panel__count">
          <strong className="coverage-panel__figure">
            {coverageTexts.count(transitions.length - missing.length, transitions.length)}
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
