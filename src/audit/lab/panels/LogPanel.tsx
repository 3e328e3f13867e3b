import { useState } from 'react'
import { useLabState } from '../state/labContext'
import { Choice } from '../../ui/Choice'
import { Panel } from './Panel'
import { ScrollBox } from '../../ui/ScrollBox'
import { logTexts } from '../texts/machineTexts'
import './LogPanel.scss'
import { LogTable } from './LogTable'
import { Sequence } from './Sequence'

const shapes = [
  ['table', logTexts.asTable],
  ['sequence', logTexts.asSequence],
] as const

/** Everything that has happened, as a table or as a conversation. */
export function LogPanel() {
  const { view, position } = useLabState()
  const [shape, setShape] = useState<'table' | 'sequence'>('table')
  const log = view?.log ?? []

  return (
    <Panel id="registro">
      <div className="log-panel">
        <Choice legend={logTexts.view} options={shapes} value={shape} onChange={setShape} hidesLegend />
        <ScrollBox label={shape === 'table' ? logTexts.table : logTexts.sequence}>
          <div className="log-panel__entries">
            {shape === 'table' ? (
              <LogTable log={log} position={position} />
            ) : (
              <Sequence log={log} position={position} />
            )}
          </div>
        </ScrollBox>
      </div>
    </Panel>
  )
}
