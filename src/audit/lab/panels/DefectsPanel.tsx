import { useState } from 'react'
import { emptyScenario } from '../../model/scenario'
import { useLab, useLabState, useSetup } from '../state/labContext'
import { resultsOn } from '../state/checkResults'
import { useCheckResults } from '../state/useCheckResults'
import { useMatrixRun } from '../state/useMatrixRun'
import { defectTexts } from '../texts/evidenceTexts'
import { ToolButton } from '../../ui/ToolButton'
import { CheckReport } from './CheckReport'
import { DefectMatrix } from './DefectMatrix'
import './DefectsPanel.scss'
import { Panel } from './Panel'
import { SeedField } from './SeedField'

/** Plants a defect on purpose and shows which checks find it. */
export function DefectsPanel() {
  const lab = useLab()
  const { subject } = useSetup()
  const { view, defect: installed, seed } = useLabState()
  const known = useCheckResults()
  const matrix = useMatrixRun()
  const [chosen, setChosen] = useState(installed?.id ?? '')
  const defect = subject.defects.find(({ id }) => id === chosen) ?? null
  const results = known.isRunning || !known.isComplete ? [] : [...resultsOn(known, { defect, seed }).values()]
  const isRunning = known.isRunning || matrix.progress !== null
  const isInstalled = defect === installed
  const startChecks = () => {
    matrix.forget()
    void lab.checkResults.run({ defect, seed })
  }
  const install = () =>
    void lab.start(view?.scenario ?? emptyScenario(subject), { defect: isInstalled ? null : defect })

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
              matrix.forget()
            }}
          >
            <option value="">{defectTexts.none}</option>
            {subject.defects.map(({ id, title }) => (
              <option value={id} key={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <SeedField />
        <div className="defects-panel__actions">
          <ToolButton kind="strong" onClick={startChecks} disabled={isRunning}>
            {isRunning ? defectTexts.running : defectTexts.run}
          </ToolButton>
          <ToolButton onClick={() => void matrix.start()} disabled={isRunning}>
            {defectTexts.runAll}
          </ToolButton>
          {(defect || installed) && (
            <ToolButton onClick={install}>
              {defect && !isInstalled ? defectTexts.install : defectTexts.remove}
            </ToolButton>
          )}
        </div>
        {matrix.progress && matrix.progress.all > 1 && (
          <label className="defects-panel__progress">
            {defectTexts.progress(matrix.progress.done, matrix.progress.all)}
            <progress value={matrix.progress.done} max={matrix.progress.all} />
          </label>
        )}
        {installed && (
          <p className="defects-panel__installed">{`${defectTexts.installed} ${installed.title}`}</p>
        )}
        <div role="status">
          {matrix.run && <DefectMatrix rows={matrix.run.rows} />}
          {!matrix.run && results.length > 0 && <CheckReport results={results} defect={defect} />}
        </div>
      </div>
    </Panel>
  )
}
