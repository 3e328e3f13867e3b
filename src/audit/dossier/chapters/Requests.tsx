import type { Evidence } from '../evidence/evidence'
import { judgeRequests } from '../judgement/siteFindings'
import { ScrollableTable } from '../../ui/DataTable'
import type { DossierContent } from '../read/readDossier'
import { requestSummaries, type RequestSummary } from '../state/requestSummaries'
import { ComparisonResult } from '../ui/ComparisonResult'
import { Chapter } from '../ui/Chapter'
import { Fold } from '../ui/Fold'
import { RequirementLinks } from '../ui/RequirementLinks'
import { requestTexts } from '../texts/tableTexts'
import './Requests.scss'

const differenceOf = ({ what, isOwnHost, catalogueWords }: RequestSummary) => {
  if (!isOwnHost) return requestTexts.foreign
  if (what === null) return requestTexts.unknown
  return catalogueWords.length > 0 ? requestTexts.catalogue : null
}

/** Each visited address with its number of requests. */
function RequestAddresses({ addresses }: Pick<Evidence['requests'], 'addresses'>) {
  return (
    <Fold label={requestTexts.all(addresses.length)}>
      <ScrollableTable caption={requestTexts.addresses} columns={requestTexts.addressColumns}>
        {addresses.map(({ address, requests }) => (
          <tr key={address}>
            <th scope="row">{address}</th>
            <td>{requests.length}</td>
            <td>{requests.filter(({ isOwnHost }) => !isOwnHost).length}</td>
            <td>
              {requests.flatMap(({ catalogueWords }) => catalogueWords).join(', ') || requestTexts.none}
            </td>
          </tr>
        ))}
      </ScrollableTable>
    </Fold>
  )
}

/** Every request before the answer. */
export function Requests({ dossier: { evidence, references } }: { dossier: DossierContent }) {
  const { outcome, detail } = judgeRequests(evidence)
  const all = evidence.requests.addresses.length
  return (
    <Chapter id="red">
      <p className="requests__result">
        <ComparisonResult difference={outcome === 'met' ? null : detail} met={detail} />
      </p>
      <ScrollableTable caption={requestTexts.files} columns={requestTexts.fileColumns}>
        {requestSummaries(evidence.requests).map((request) => (
          <tr key={request.path}>
            <th scope="row">
              <code className="requests__path">{request.path}</code>
            </th>
            <td>
              <ComparisonResult difference={differenceOf(request)} met={request.what ?? ''} />
            </td>
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
