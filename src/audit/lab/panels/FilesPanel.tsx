import type { ChartDiff } from '../../chart/diffCharts'
import type { ChartHighlight } from '../state/chartHighlight'
import { Panel } from './Panel'
import { fileTexts } from '../texts/evidenceTexts'
import { ChartDiffReport } from './ChartDiffReport'
import { Downloads } from './Downloads'
import './FilesPanel.scss'
import { ImportChart } from './ImportChart'
import { ImportLog } from './ImportLog'

type Props = {
  theme: 'light' | 'dark'
  highlight: ChartHighlight
  onHighlight: (highlight: ChartHighlight) => void
}

/** What the lab gives and takes as files. */
export function FilesPanel({ theme, highlight, onHighlight }: Props) {
  const compare = (diff: ChartDiff) => onHighlight({ kind: 'diff', diff })
  return (
    <Panel id="archivos">
      <div className="files-panel">
        <div>
          <h3 className="files-panel__heading">{fileTexts.exports}</h3>
          <Downloads theme={theme} />
        </div>
        <div>
          <h3 className="files-panel__heading">{fileTexts.imports}</h3>
          <ImportLog />
          <ImportChart onDiff={compare} />
          {highlight.kind === 'diff' && (
            <ChartDiffReport diff={highlight.diff} onClose={() => onHighlight({ kind: 'none' })} />
          )}
        </div>
      </div>
    </Panel>
  )
}
