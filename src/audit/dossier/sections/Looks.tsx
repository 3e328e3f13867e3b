import { looks } from '../evidence/observations'
import { DataTable } from '../../ui/DataTable'
import { ScrollBox } from '../../ui/ScrollBox'
import type { DossierContent } from '../read/readDossier'
import { Outcome } from '../ui/Outcome'
import { Part } from '../ui/Part'
import { RowLinks } from '../ui/RowLinks'
import { lookCopy } from '../words/tables'
import './Looks.scss'

/** What was looked at once: expected beside found. */
export function Looks({ dossier: { evidence, references } }: { dossier: DossierContent }) {
  return (
    <Part id="observaciones">
      <ScrollBox label={lookCopy.caption}>
        <DataTable caption={lookCopy.caption} columns={lookCopy.columns}>
          {evidence.results.looks.map(({ id, expected, found }) => {
            const { anchor, name } = references.look(id)
            return (
              <tr key={id} id={anchor} tabIndex={-1} className="looks__row">
                <th scope="row">{name}</th>
                <td>
                  <RowLinks rows={references.backFrom.other(anchor)} />
                </td>
                <td>{looks[id]}</td>
                <td>{expected}</td>
                <td>
                  <Outcome difference={expected === found ? null : found} kept={found} />
                </td>
              </tr>
            )
          })}
        </DataTable>
      </ScrollBox>
    </Part>
  )
}
