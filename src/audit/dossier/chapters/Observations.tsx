import { observations } from '../evidence/observations'
import { ScrollableTable } from '../../ui/DataTable'
import type { DossierContent } from '../read/readDossier'
import { ComparisonResult } from '../ui/ComparisonResult'
import { Chapter } from '../ui/Chapter'
import { RequirementLinks } from '../ui/RequirementLinks'
import { observationTexts } from '../texts/tableTexts'
import { Interruptions } from './Interruptions'
import './Observations.scss'

/** The observations: expected and found values side by side. */
export function Observations({ dossier: { evidence, references } }: { dossier: DossierContent }) {
  return (
    <Chapter id="observaciones">
      <Interruptions interruptions={evidence.results.interruptions} />
      <ScrollableTable caption={observationTexts.caption} columns={observationTexts.columns}>
        {evidence.results.observations.map(({ id, expected, found }) => {
          const { anchor, name } = references.observation(id)
          return (
            <tr key={id} id={anchor} tabIndex={-1} className="observations__row">
              <th scope="row">{name}</th>
              <td>
                <RequirementLinks rows={references.backFrom.other(anchor)} />
              </td>
              <td>{observations[id]}</td>
              <td>{expected}</td>
              <td>
                <ComparisonResult difference={expected === found ? null : found} met={found} />
              </td>
            </tr>
          )
        })}
      </ScrollableTable>
    </Chapter>
  )
}
