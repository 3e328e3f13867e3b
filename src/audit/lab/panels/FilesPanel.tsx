import type { ChartDiff } from '../../chart/diffCharts'
import type { Overlay } from '../state/overlay'
import { Panel } from './Panel'
import { filesCopy } from '../words/moreCopy'
import { ChartDiffReport } from './ChartDiffReport'
import { Downloads } from './Downloads'
import './FilesPanel.scss'
import { ImportChart } from './ImportChart'
import { ImportLog } from './ImportLog'

type Props = { theme: 'light' | 'dark'; overlay: Overlay; onOverlay: (overlay: Overlay) => void }

/** What the lab gives and takes as files. */
export function FilesPanel({ theme, overlay, onOverlay }: Props) {
  const compare = (diff: ChartDiff) => onOverlay({ kind: 'diff', diff })
  return (
    <Panel id="archivos">
      <div className="files-panel">
        <div>
          <h3 className="files-panel__heading">{filesCopy.exports}</h3>
          <Downloads theme={theme} />
        </div>
        <div>
          <h3 className="files-panel__heading">{filesCopy.imports}</h3>
          <ImportLog />
          <ImportChart onDiff={compare} />
          {overlay.kind === 'diff' && (
            <ChartDiffReport diff={overlay.diff} onClose={() => onOverlay({ kind: 'none' })} />
          )}
        </div>
      </div>
    </Panel>
  )
}
