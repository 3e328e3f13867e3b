import { escapeXml } from '../../../src/audit/chart/escapeXml'
import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import { requestSummaries } from '../../../src/audit/dossier/state/requestSummaries'
import { requestCopy } from '../../../src/audit/dossier/words/tables'
import type { References } from '../../../src/audit/dossier/requirements/references'
import { linkList, section, table } from './markup'

const path = (name: string) => `<span class="path">${escapeXml(name)}</span>`
const wordsIn = (words: readonly string[]) => escapeXml(words.join(', ') || requestCopy.none)

/** All that was asked for before anybody answered: each file once, then each address with how much it asked for. */
export const requestsSection = ({ requests }: Evidence, references: References): string =>
  section(
    'red',
    'Peticiones antes de SÍ',
    `<p>${linkList('Volver a', references.backFrom.other('red'))}</p>` +
      table({
        caption: requestCopy.files,
        head: requestCopy.fileColumns,
        rows: requestSummaries(requests).map((request) => ({
          cells: [
            path(request.path),
            escapeXml(request.isOwnHost ? (request.what ?? requestCopy.unknown) : requestCopy.foreign),
            requestCopy.of(request.addresses, requests.addresses.length),
            wordsIn(request.catalogueWords),
          ],
        })),
      }) +
      table({
        caption: requestCopy.addresses,
        head: requestCopy.addressColumns,
        rows: requests.addresses.map(({ address, requests: asked }) => ({
          cells: [
            path(address),
            String(asked.length),
            String(asked.filter(({ isOwnHost }) => !isOwnHost).length),
            wordsIn(asked.flatMap(({ catalogueWords }) => catalogueWords)),
          ],
        })),
      }),
  )
