import type { LogEntry } from '../../model/logEntry'
import { DataTable } from '../../ui/DataTable'
import { logTexts } from '../texts/machineTexts'
import { LogRow } from './LogRow'

type Props = { log: readonly LogEntry[]; position: number }

/** On phones the same rows read as a list. */
export function LogTable({ log, position }: Props) {
  return (
    <DataTable caption={logTexts.table} columns={logTexts.columns}>
      {log.map((entry, index) => (
        <LogRow key={entry.number} entry={entry} index={index} isShown={index === position} />
      ))}
    </DataTable>
  )
}
