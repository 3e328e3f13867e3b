import type { Stored } from '../../model/logEntry'
import { useFrame, useLabState } from '../state/labContext'
import { DataTable } from '../../ui/DataTable'
import { benchCopy } from '../words/copy'
import { sayValue } from '../../ui/stateNames'

const say = (value: Stored['local'] | undefined) => {
  if (value === undefined) return '–'
  return value === 'SecurityError' ? benchCopy.refused : sayValue(value)
}

/** Both storages before and after the entry on display. */
export function StoredTable() {
  const { position } = useLabState()
  const frame = useFrame()
  const entry = frame?.entry
  const before = frame?.view.log.slice(0, position).findLast(({ tab }) => tab === entry?.tab)?.stored
  const after = entry?.stored

  return (
    <DataTable caption={benchCopy.table} columns={['status', benchCopy.before, benchCopy.after]}>
      {(['local', 'session'] as const).map((place) => (
        <tr key={place}>
          <th scope="row">{benchCopy.places[place]}</th>
          <td>{say(before?.[place])}</td>
          <td>{say(after?.[place])}</td>
        </tr>
      ))}
    </DataTable>
  )
}
