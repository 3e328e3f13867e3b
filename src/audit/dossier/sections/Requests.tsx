import { findRequests } from '../judgement/siteFindings'
import { ScrollableTable } from '../../ui/DataTable'
import type { DossierContent } from '../read/readDossier'
import { requestSummaries, type RequestSummary } from '../state/requestSummaries'
import { Outcome } from '../ui/Outcome'
import { Chapter } from '../ui/Chapter'
import { RequirementLinks } from '../ui/RequirementLinks'
import { requestCopy } from '../words/tables'
import { RequestAddresses } from './RequestAddresses'
import './Requests.scss'

const whatOf = ({ what, isOwnHost }: RequestSummary) =>
  isOwnHost ? (
    <Outcome difference={what === null ? requestCopy.unknown : null} kept={what ?? ''} />
  ) : (
    <Outcome difference={requestCopy.foreign} kept="" />
  )

/** All that the browser asked for before anybody answered. */
export function Requests({ dossier: { evidence, references } }: { dossier: DossierContent }) {
  const { outcome, detail } = findRequests(evidence)
  const all = evidence.requests.addresses.length
  return (
    <Chapter id="red">
      <p className="requests__verdict">
        <Outcome difference={outcome === 'kept' ? null : detail} kept={detail} />
      </p>
      <ScrollableTable caption={requestCopy.files} columns={requestCopy.fileColumns}>
        {requestSummaries(evidence.requests).map((request) => (
          <tr key={request.path}>
            <th scope="row">
              <code className="requests__path">{request.path}</code>
            </th>
            <td>{whatOf(request)}</td>
            <td>{requestCopy.of(request.addresses, all)}</td>
            <td>{request.catalogueWords.join(', ') || requestCopy.none}</td>
          </tr>
        ))}
      </ScrollableTable>
      <RequestAddresses addresses={evidence.requests.addresses} />
      <RequirementLinks rows={references.backFrom.other('red')} />
    </Chapter>
  )
}
