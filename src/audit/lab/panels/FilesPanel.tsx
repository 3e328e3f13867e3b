import { diffCharts } from '../../chart/diffCharts'
import { gateChart } from '../../chart/gateChart'
import { compareLog } from '../../model/log'
import type { ChartHighlight } from '../state/chartHighlight'
import { addressOf } from '../state/labAddress'
import { useLabState } from '../state/labContext'
import { readChart } from '../state/readChart'
import { fileTexts } from '../texts/evidenceTexts'
import { ChartDiffReport } from './ChartDiffReport'
import { Downloads } from './Downloads'
import './FilesPanel.scss'
import { ImportField } from './ImportField'
import { Panel } from './Panel'
import { ScenarioLink } from './ScenarioLink'

type Props = {
  theme: 'light' | 'dark'
  highlight: ChartHighlight
  onHighlight: (highlight: ChartHighlight) => void
}

/** Files to download and to import. */
export function FilesPanel({ theme, highlight, onHighlight }: Props) {
  const { defect } = useLabState()
  const replayLog = async (text: string) => {
    const { scenario, same, firstDifference } = await compareLog(text, defect?.variant)
    return (
      <p>
        {same ? fileTexts.same : `${fileTexts.differs} ${firstDifference}`}{' '}
        <ScenarioLink search={addressOf(scenario, defect)}>{fileTexts.openIt}</ScenarioLink>
      </p>
    )
  }
  const compareChart = async (text: string) =>
    onHighlight({ kind: 'diff', diff: diffCharts(readChart(text), gateChart) })

  return (
    <Panel id="archivos">
      <div className="files-panel">
        <div>
          <h3 className="files-panel__heading">{fileTexts.exports}</h3>
          <Downloads theme={theme} />
        </div>
        <div>
          <h3 className="files-panel__heading">{fileTexts.imports}</h3>
          <ImportField label={fileTexts.importLog} accept=".jsonl,.ndjson,.txt" read={replayLog} />
          <ImportField label={fileTexts.importChart} accept=".json" read={compareChart} />
          {highlight.kind === 'diff' && (
            <ChartDiffReport diff={highlight.diff} onClose={() => onHighlight({ kind: 'none' })} />
          )}
        </div>
      </div>
    </Panel>
  )
}
