import { countStatuses, type JudgedRequirement } from '../judgement/judge'
import { disclaimers } from '../texts/disclaimers'
import { noFilters, type Filters } from '../state/filters'
import { FilterLink } from '../ui/FilterLink'
import { StatusBadge } from '../ui/StatusBadge'
import { summaryTexts } from '../texts/dossierTexts'
import './Counts.scss'

type Props = { rows: readonly JudgedRequirement[]; onFilters?: (filters: Filters) => void }

/** A count for each status, links to their rows where rows can be filtered, and beside them what the dossier never claims. */
export const Counts = ({ rows, onFilters }: Props) => (
  <div className="counts">
    <ul className="counts__list" aria-label={summaryTexts.counts}>
      {countStatuses(rows).map(([status, count]) => (
        <li key={status}>
          <FilterLink className="counts__count" filters={{ ...noFilters, status }} onOpen={onFilters}>
            <span className="counts__number">{count}</span>
            <StatusBadge status={status} />
          </FilterLink>
        </li>
      ))}
    </ul>
    <div>
      <h3 className="counts__heading">{summaryTexts.limits}</h3>
      <ul className="counts__limits">
        {disclaimers.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  </div>
)
