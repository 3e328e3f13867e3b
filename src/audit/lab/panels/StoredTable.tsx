import { useDisplayedEntry, useSetup } from '../state/labContext'
import type { StoredChange } from '../state/displayedEntry'
import { DataTable } from '../../ui/DataTable'
import { ValueText } from '../../ui/ValueText'
import { screenTexts, storageTexts } from '../texts/machineTexts'
import { formatStored } from '../../ui/formatState'
import './StoredTable.scss'

type Props = { change: StoredChange; hasHeading: boolean }

const headings = { a: screenTexts.tabA, b: screenTexts.tabB }

/** One tab's storages before and after the step. */
function StoredOfTab({ change: { tab, before, after }, hasHeading }: Props) {
  const { places } = useSetup().subject.words
  const cell = (stored: StoredChange['before'], place: string) =>
    stored ? <ValueText text={formatStored(stored[place] ?? null)} /> : '–'
  return (
    <div className="stored-table">
      {hasHeading && <h3 className="stored-table__tab">{headings[tab]}</h3>}
      <DataTable
        caption={storageTexts.table(tab.toUpperCase())}
        columns={[storageTexts.place, storageTexts.before, storageTexts.after]}
      >
        {Object.entries(places).map(([place, { long }]) => (
          <tr key={place}>
            <th scope="row">{long}</th>
            <td>{cell(before, place)}</td>
            <td>{cell(after, place)}</td>
          </tr>
        ))}
      </DataTable>
    </div>
  )
}

/** The storages before and after what is on display, in each open tab. */
export function StoredTable() {
  const displayed = useDisplayedEntry()
  return displayed?.stored.map((change) => (
    <StoredOfTab key={change.tab} change={change} hasHeading={displayed.tabs.b !== null} />
  ))
}
