import { diffCharts } from '../../chart/diffCharts'
import { compareLog } from '../../model/log'
import { addressOf } from '../state/labAddress'
import { useLab, useLabState, useSetup } from '../state/labContext'
import { readChart } from '../state/readChart'
import { fileTexts } from '../texts/evidenceTexts'
import { ChartDiffReport } from './ChartDiffReport'
import { Downloads } from './Downloads'
import './FilesPanel.scss'
import { ImportField } from './ImportField'
import { Panel } from './Panel'
import { ScenarioLink } from './ScenarioLink'

/** Files to download and to import. */
export function FilesPanel() {
  const lab = useLab()
  const { chart, subject } = useSetup()
  const { defect, highlight } = useLabState()
  const replayLog = async (text: string) => {
    const found = await compareLog(subject, text, defect?.variant)
    const { scenario, same, firstDifference } = found
    return (
      <p>
        {found.defect && `${fileTexts.loggedWith(found.defect)} `}
        {same ? fileTexts.same : `${fileTexts.differs} ${firstDifference}`}{' '}
        <ScenarioLink search={addressOf(subject, scenario, { defect })}>{fileTexts.openIt}</ScenarioLink>
      </p>
    )
  }
  const compareChart = async (text: string) => {
    // A file that is refused must not leave the result of another in view.
    if (highlight.kind === 'diff') lab.highlight({ kind: 'none' })
    lab.highlight({ kind: 'diff', diff: diffCharts(readChart(text), chart) })
  }

  return (
    <Panel id="archivos">
      <div className="files-panel">
        <div>
          <h3 className="files-panel__heading">{fileTexts.exports}</h3>
          <Downloads />
        </div>
        <div>
          <h3 className="files-panel__heading">{fileTexts.imports}</h3>
          <ImportField label={fileTexts.importLog} accept=".jsonl,.ndjson,.txt" read={replayLog} />
          <ImportField label={fileTexts.importChart} accept=".json" read={compareChart} />
          {highlight.kind === 'diff' && (
            <ChartDiffReport diff={highlight.diff} onClose={() => lab.highlight({ kind: 'none' })} />
          )}
        </div>
      </div>
    </Panel>
  )
}
