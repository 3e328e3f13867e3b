import type { StorageRow } from '../evidence/evidence'
import { storageDifference } from '../judgement/storageFindings'
import { formatState, formatStored } from '../../ui/formatState'
import { labAddress } from '../../addresses'
import { storageTexts } from '../texts/tableTexts'

/** One cell: the state, a link to it where the lab has a word for the fault, and what Chromium kept and said. */
export function StorageCell({ cell }: { cell: StorageRow }) {
  const { link, state, chromium } = cell
  const difference = storageDifference(cell)
  const name = formatState(state)
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
