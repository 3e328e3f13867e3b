import { useState } from 'react'
import { useDisplayedEntry, useLabState } from '../state/labContext'
import { Choice } from '../../ui/Choice'
import { DataTable } from '../../ui/DataTable'
import { Panel } from './Panel'
import { ScrollBox } from '../../ui/ScrollBox'
import { ToolButton } from '../../ui/ToolButton'
import { logTexts } from '../texts/machineTexts'
import './LogPanel.scss'
import { LogRow } from './LogRow'
import { Sequence } from './Sequence'

/** Most entries in view at first: thousands would make every step slow. */
const shownAtMost = 80

/** Everything that has happened, as a table or as a sequence diagram. */
export function LogPanel() {
  const { view } = useLabState()
  const displayed = useDisplayedEntry()
  const shown = displayed?.entries.at(-1)?.number
  const first = displayed?.entries[0]?.number ?? Infinity
  const [shape, setShape] = useState<'table' | 'sequence'>('table')
  const [showsAll, setShowsAll] = useState(false)
  const all = view?.log ?? []
  const hidden = showsAll ? 0 : Math.max(0, Math.min(all.length - shownAtMost, first))
  const log = all.slice(hidden)

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
        {hidden > 0 && (
          <div>
            <ToolButton onClick={() => setShowsAll(true)}>{logTexts.earlier(hidden)}</ToolButton>
          </div>
        )}
        <ScrollBox label={shape === 'table' ? logTexts.table : logTexts.sequence}>
          <div className="log-panel__entries">
            {shape === 'table' ? (
              <DataTable caption={logTexts.table} columns={logTexts.columns}>
                {log.map((entry) => (
                  <LogRow
                    key={entry.number}
                    entry={entry}
                    isShown={entry.number === shown}
                    isOfStep={entry.number >= first && entry.number <= (shown ?? -1)}
                  />
                ))}
              </DataTable>
            ) : (
              <Sequence log={log} shown={shown} />
            )}
          </div>
        </ScrollBox>
      </div>
    </Panel>
  )
}
