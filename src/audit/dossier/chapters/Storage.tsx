import { labAddress } from '../../addresses'
import { formatStateId } from '../../chart/formatChart'
import { gateChart } from '../../gate/gateChart'
import { formatStored } from '../../ui/formatState'
import type { StorageRow } from '../evidence/evidence'
import { judgeStorage, storageDifference } from '../judgement/storageFindings'
import { storageMoments, storageNames } from '../evidence/storageNames'
import { ScrollableTable } from '../../ui/DataTable'
import type { DossierContent } from '../read/readDossier'
import { storageMatrix } from '../state/storageMatrix'
import { ComparisonResult } from '../ui/ComparisonResult'
import { Chapter } from '../ui/Chapter'
import { RequirementLinks } from '../ui/RequirementLinks'
import { storageTexts } from '../texts/tableTexts'
import './Storage.scss'

/** One cell: the state, linked where the lab can show it, what Chromium stored and the message it showed. */
function StorageCell({ cell }: { cell: StorageRow }) {
  const { link, state, chromium } = cell
  const difference = storageDifference(cell)
  const name = formatStateId(gateChart, state)
  return (
    <>
      {link === null ? name : <a href={`${labAddress}${link}`}>{name}</a>}
      <span className="storage__after">
        {storageTexts.after(formatStored(chromium.local), formatStored(chromium.session))}
      </span>
      {chromium.message && <q className="storage__message">{chromium.message}</q>}
      {difference && <strong className="storage__broken">{difference}</strong>}
    </>
  )
}

/** Storage × fault × moment: the final state, what is stored, the message shown. */
export function Storage({ dossier: { evidence, references } }: { dossier: DossierContent }) {
  const { rows } = evidence.storage
  const { outcome, detail } = judgeStorage(evidence)
  const differing = rows.filter((row) => storageDifference(row) !== null).length
  const absent = outcome === 'missing' ? detail : null
  return (
    <Chapter id="almacenamiento">
      <p className="storage__result">
        <ComparisonResult
          difference={differing > 0 ? storageTexts.notMet(differing, rows.length) : absent}
          met={storageTexts.allMet(rows.length)}
        />
      </p>
      <ScrollableTable
        className="storage"
        caption={storageTexts.caption}
        columns={[
          storageTexts.storage,
          storageTexts.fault,
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
              <td key={storageMoments[index]}>{cell ? <StorageCell cell={cell} /> : storageTexts.unseen}</td>
            ))}
          </tr>
        ))}
      </ScrollableTable>
      <RequirementLinks rows={references.backFrom.other('almacenamiento')} />
    </Chapter>
  )
}
