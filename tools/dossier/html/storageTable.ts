import { escapeXml } from '../../../src/audit/chart/escapeXml'
import { labAddress } from '../../../src/audit/addresses'
import type { Evidence, StorageRow } from '../../../src/audit/dossier/evidence/evidence'
import { storageDifference } from '../../../src/audit/dossier/judgement/storageFindings'
import { storageNames } from '../../../src/audit/dossier/evidence/storageNames'
import { formatState } from '../../../src/audit/ui/formatState'
import { momentNames, storageMatrix } from '../../../src/audit/dossier/state/storageMatrix'
import { sayStored } from '../../../src/audit/dossier/words/sayStored'
import { storageCopy } from '../../../src/audit/dossier/words/tables'
import type { References } from '../../../src/audit/dossier/requirements/references'
import { linkList, section, table } from './markup'

const { places, faults, moments } = storageNames

function cell(row: StorageRow | null): string {
  if (!row) return ''
  const { link, state, chromium } = row
  const name = escapeXml(formatState(state))
  const difference = storageDifference(row)
  return [
    link === null ? name : `<a href="${labAddress}${escapeXml(link)}">${name}</a>`,
    escapeXml(storageCopy.after(sayStored(chromium.local), sayStored(chromium.session))),
    ...(chromium.message ? [`<em>«${escapeXml(chromium.message)}»</em>`] : []),
    ...(difference ? [`<strong>${escapeXml(difference)}</strong>`] : []),
  ].join('<br>')
}

/** Storage × fault × moment: where the gate ends, what is kept, what is read. */
export const storageSection = ({ storage }: Evidence, references: References): string =>
  section(
    'almacenamiento',
    'Almacenamiento',
    `<p>${linkList('Volver a', references.backFrom.other('almacenamiento'))}</p>` +
      table({
        caption: `${storageCopy.caption}. Donde no se dice otra cosa, como las reglas, en Node y en Chromium`,
        head: [storageCopy.storage, storageCopy.fault, ...momentNames.map((moment) => moments[moment])],
        rows: storageMatrix(storage.rows).map(({ place, fault, method, cells }) => ({
          cells: [
            escapeXml(places[place]),
            `<strong>${escapeXml(faults[fault])}</strong><br>${escapeXml(method)}`,
            ...cells.map(cell),
          ],
        })),
      }),
  )
