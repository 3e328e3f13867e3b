import { useState } from 'react'
import { runChecks, type CheckResult } from '../../model/checks'
import { defects, type Defect } from '../../model/defects'
import { useLab, useLabState } from '../state/labContext'
import { emptyScenario } from '../../model/scenario'
import { Panel } from './Panel'
import { ToolButton } from '../../ui/ToolButton'
import { defectTexts } from '../texts/evidenceTexts'
import { CheckReport } from './CheckReport'
import './DefectsPanel.scss'

interface Report {
  /** With which they ran; null is the site's own machine. */
  readonly defect: Defect | null
  readonly results: readonly CheckResult[]
}

/** Plants a defect on purpose and shows which checks find it. */
export function DefectsPanel() {
  const lab = useLab()
  const { view, defect: installed } = useLabState()
  const [chosen, setChosen] = useState(installed?.id ?? '')
  const [isRunning, setIsRunning] = useState(false)
  const [report, setReport] = useState<Report | null>(null)
  const defect = defects.find(({ id }) => id === chosen) ?? null
  // What ran with one defect says nothing of another.
  const results = report?.defect === defect ? report.results : null
  const isInstalled = defect === installed

  const run = async () => {
    setIsRunning(true)
    setReport(null)
    setReport({ defect, results: await runChecks(defect?.variant) })
    setIsRunning(false)
  }
  const install = () =>
    void lab.start(view?.scenario ?? emptyScenario, { defect: isInstalled ? null : defect })

  return (
    <Panel id="defectos">
      <div className="defects-panel">
        <label className="defects-panel__choice">
          {defectTexts.choose}
          <select
            className="defects-panel__select"
            value={chosen}
            onChange={(event) => {
              setChosen(event.target.value)
              setReport(null)
            }}
          >
            <option value="">{defectTexts.none}</option>
            {defects.map(({ id, title }) => (
              <option value={id} key={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <div className="defects-panel__actions">
          <ToolButton kind="strong" onClick={() => void run()} disabled={isRunning}>
            {isRunning ? defectTexts.running : defectTexts.run}
          </ToolButton>
          {(defect || installed) && (
            <ToolButton onClick={install}>
              {defect && !isInstalled ? defectTexts.install : defectTexts.remove}
            </ToolButton>
          )}
        </div>
        {installed && (
          <p className="defects-panel__installed">{`${defectTexts.installed} ${installed.title}`}</p>
        )}
        <div role="status">{results && <CheckReport results={results} defect={defect} />}</div>
      </div>
    </Panel>
  )
}
