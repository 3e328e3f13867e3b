import type { Stored } from '../../model/logEntry'
import { useDisplayedEntry, useLabState } from '../state/labContext'
import { DataTable } from '../../ui/DataTable'
import { storageTexts } from '../texts/machineTexts'
import { formatStored } from '../../ui/formatState'

const format = (value: Stored['local'] | undefined) => (value === undefined ? '–' : formatStored(value))

/** Both storages before and after the entry on display. */
export function StoredTable() {
  const { position } = useLabState()
  const displayed = useDisplayedEntry()
  const entry = displayed?.entry
  const before = displayed?.view.log.slice(0, position).findLast(({ tab }) => tab === entry?.tab)?.stored
  const after = entry?.stored

  return (
    <DataTable caption={storageTexts.table} columns={['status', storageTexts.before, storageTexts.after]}>
      {(['local', 'session'] as const).map((place) => (
        <tr key={place}>
          <th scope="row">{storageTexts.places[place]}</th>
          <td>{format(before?.[place])}</td>
          <td>{format(after?.[place])}</td>
        </tr>
      ))}
    </DataTable>
  )
}
