import { useId } from 'react'
import { countStatuses, type JudgedRequirement } from '../judgement/judge'
import { Choice } from '../../ui/Choice'
import { formatState } from '../../ui/formatState'
import { requirementTypes } from '../requirements/requirement'
import { sourcesOf, type Filters } from '../state/filters'
import { Warning } from '../ui/Warning'
import { filterTexts } from '../texts/dossierTexts'
import './MatrixFilters.scss'

type Props = {
  rows: readonly JudgedRequirement[]
  filters: Filters
  problems: readonly string[]
  onFilters: (filters: Filters) => void
}

/** Filters of the matrix; every choice is in the address. */
export function MatrixFilters({ rows, filters, problems, onFilters }: Props) {
  const [source, words] = [useId(), useId()]
  const set = (change: Partial<Filters>) => onFilters({ ...filters, ...change })
  const statusOptions = countStatuses(rows).filter(
    ([status, count]) => count > 0 || status === filters.status,
  )
  return (
    <form className="matrix-filters" onSubmit={(event) => event.preventDefault()}>
      {problems.length > 0 && (
        <Warning>
          {filterTexts.problems} {problems.join(' ')}
        </Warning>
      )}
      <Choice
        legend={filterTexts.status}
        value={filters.status}
        onChange={(status) => set({ status })}
        options={[
          ['', `${filterTexts.allStatuses} (${rows.length})`],
          ...statusOptions.map(([status, count]) => [status, `${status} (${count})`] as const),
        ]}
      />
      <div className="matrix-filters__line">
        <Choice
          legend={filterTexts.type}
          value={filters.type}
          onChange={(type) => set({ type })}
          options={[
            ['', filterTexts.allTypes],
            ...requirementTypes.map((type) => [type, filterTexts.types[type]] as const),
          ]}
        />
        <p className="matrix-filters__field">
          <label htmlFor={source}>{filterTexts.source}</label>
          <select id={source} value={filters.source} onChange={({ target }) => set({ source: target.value })}>
            <option value="">{filterTexts.allSources}</option>
            {sourcesOf(rows).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </p>
        <p className="matrix-filters__field">
          <label htmlFor={words}>{filterTexts.words}</label>
          <input
            id={words}
            type="search"
            value={filters.words}
            onChange={({ target }) => set({ words: target.value })}
          />
        </p>
      </div>
      {filters.state && <p>{filterTexts.about(formatState(filters.state))}</p>}
    </form>
  )
}
