import { countStatuses } from '../judgement/judge'
import { neverClaimed } from '../judgement/statuses'
import type { Dossier } from '../read/readDossier'
import { noFilters, type Filters } from '../state/filters'
import { FilterLink } from '../ui/FilterLink'
import { Part } from '../ui/Part'
import { StatusBadge } from '../ui/StatusBadge'
import { summaryCopy } from '../words/copy'
import { Provenance } from './Provenance'
import './Summary.scss'

type Props = { dossier: Dossier; onFilters: (filters: Filters) => void }

/** Five counts, and beside them what they do not say. */
export function Summary({ dossier, onFilters }: Props) {
  const { rows, contradictions } = dossier
  return (
    <Part id="resumen">
      {contradictions.length > 0 && (
        <div className="summary__contradictions" role="alert">
          <p>{summaryCopy.contradictions}</p>
          <ul>
            {contradictions.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="summary">
        <ul className="summary__counts" aria-label={summaryCopy.counts}>
          {countStatuses(rows).map(([status, count]) => (
            <li className="summary__count" key={status}>
              <FilterLink className="summary__link" filters={{ ...noFilters, status }} onOpen={onFilters}>
                <span className="summary__number">{count}</span>
                <StatusBadge status={status} />
              </FilterLink>
            </li>
          ))}
        </ul>
        <div className="summary__limits">
          <h3 className="summary__heading">{summaryCopy.limits}</h3>
          <ul className="summary__list">
            {neverClaimed.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      </div>
      <Provenance dossier={dossier} />
    </Part>
  )
}
