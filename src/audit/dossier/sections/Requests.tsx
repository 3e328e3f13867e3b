import { judgeRequests } from '../judgement/siteFindings'
import { ScrollableTable } from '../../ui/DataTable'
import type { DossierContent } from '../read/readDossier'
import { requestSummaries, type RequestSummary } from '../state/requestSummaries'
import { ComparisonResult } from '../ui/ComparisonResult'
import { Chapter } from '../ui/Chapter'
import { RequirementLinks } from '../ui/RequirementLinks'
import { requestTexts } from '../texts/tableTexts'
import { RequestAddresses } from './RequestAddresses'
import './Requests.scss'

const whatOf = ({ what, isOwnHost }: RequestSummary) =>
  isOwnHost ? (
    <ComparisonResult difference={what === null ? requestTexts.unknown : null} kept={what ?? ''} />
  ) : (
    <ComparisonResult difference={requestTexts.foreign} kept="" />
  )

/** All that the browser asked for before anybody answered. */
export function Requests({ dossier: { evidence, references } }: { dossier: DossierContent }) {
  const { outcome, detail } = judgeRequests(evidence)
  const all = evidence.requests.addresses.length
  return (
    <Chapter id="red">
      <p className="requests__result">
        <ComparisonResult difference={outcome === 'kept' ? null : detail} kept={detail} />
      </p>
      <ScrollableTable caption={requestTexts.files} columns={requestTexts.fileColumns}>
        {requestSummaries(evidence.requests).map((request) => (
          <tr key={request.path}>
            <th scope="row">
              <code className="requests__path">{request.path}</code>
            </th>
            <td>{whatOf(request)}</td>
            <td>{requestTexts.of(request.addresses, all)}</td>
            <td>{request.catalogueWords.join(', ') || requestTexts.none}</td>
          </tr>
        ))}
      </ScrollableTable>
      <RequestAddresses addresses={evidence.requests.addresses} />
      <RequirementLinks rows={references.backFrom.other('red')} />
    </Chapter>
  )
}
