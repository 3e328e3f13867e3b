import { storageDifference } from '../judgement/storageFindings'
import { storageMoments, storageNames } from '../evidence/storageNames'
import { ScrollableTable } from '../../ui/DataTable'
import type { DossierContent } from '../read/readDossier'
import { storageMatrix } from '../state/storageMatrix'
import { Outcome } from '../ui/Outcome'
import { Chapter } from '../ui/Chapter'
import { RequirementLinks } from '../ui/RequirementLinks'
import { storageCopy } from '../words/tables'
import { StorageCell } from './StorageCell'
import './Storage.scss'

/** Storage × fault × moment: where the gate ends, what is kept, what is read. */
export function Storage({ dossier: { evidence, references } }: { dossier: DossierContent }) {
  const { rows } = evidence.storage
  const broken = rows.filter((row) => storageDifference(row) !== null).length
  return (
    <Chapter id="almacenamiento">
      <p className="storage__verdict">
        <Outcome
          difference={broken === 0 ? null : storageCopy.broken(broken, rows.length)}
          kept={storageCopy.allKept(rows.length)}
        />
      </p>
      <ScrollableTable
        className="storage"
        caption={storageCopy.caption}
        columns={[
          storageCopy.storage,
          storageCopy.fault,
          ...storageMoments.map((moment) => storageNames.moments[moment]),
        ]}
      >
        {storageMatrix(rows).map(({ place, fault, method, cells }) => (
          <tr key={`${place} ${fault}`}>
            <th scope="row">{storageNames.places[place]}</th>
            <td className="storage__fault">
              {storageNames.faults[fault]}
              <span className="storage__method">{method}</span>
            </td>
            {cells.map((cell, index) => (
              <td key={storageMoments[index]}>{cell && <StorageCell cell={cell} />}</td>
            ))}
          </tr>
        ))}
      </ScrollableTable>
      <RequirementLinks rows={references.backFrom.other('almacenamiento')} />
    </Chapter>
  )
}
