import { useState } from 'react'
import { useLabState } from '../state/labContext'
import { Choice } from '../../ui/Choice'
import { DataTable } from '../../ui/DataTable'
import { Panel } from './Panel'
import { ScrollBox } from '../../ui/ScrollBox'
import { logTexts } from '../texts/machineTexts'
import './LogPanel.scss'
import { LogRow } from './LogRow'
import { Sequence } from './Sequence'

/** Everything that has happened, as a table or as a sequence diagram. */
export function LogPanel() {
  const { view, position } = useLabState()
  const [shape, setShape] = useState<'table' | 'sequence'>('table')
  const log = view?.log ?? []

  return (
    <Panel id="registro">
      <div className="log-panel">
        <Choice
          legend={logTexts.view}
          options={logTexts.shapes}
          value={shape}
          onChange={setShape}
          hidesLegend
        />
        <ScrollBox label={shape === 'table' ? logTexts.table : logTexts.sequence}>
          <div className="log-panel__entries">
            {shape === 'table' ? (
              <DataTable caption={logTexts.table} columns={logTexts.columns}>
                {log.map((entry, index) => (
                  <LogRow key={entry.number} entry={entry} index={index} isShown={index === position} />
                ))}
              </DataTable>
            ) : (
              <Sequence log={log} position={position} />
            )}
          </div>
        </ScrollBox>
      </div>
    </Panel>
  )
}
