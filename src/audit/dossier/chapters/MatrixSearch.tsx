import { useId } from 'react'
import { ToolButton } from '../../ui/ToolButton'
import { countStatuses, type JudgedRequirement } from '../judgement/judge'
import { statuses, type Status } from '../judgement/statuses'
import { noFilters, type Filters } from '../state/filters'
import { filterTexts } from '../texts/dossierTexts'
import './MatrixSearch.scss'

type Props = {
  rows: readonly JudgedRequirement[]
  shown: number
  filters: Filters
  onFilters: (filters: Filters) => void
}

const isStatus = (value: string): value is Status => statuses.some((status) => status === value)

/** Words and status; they stay in view while the rows scroll, with how many rows are left. */
export function MatrixSearch({ rows, shown, filters, onFilters }: Props) {
  const [status, words] = [useId(), useId()]
  const options = countStatuses(rows).filter(([name, count]) => count > 0 || name === filters.status)
  return (
    <search className="matrix-search">
      <label className="matrix-search__label" htmlFor={words}>
        {filterTexts.words}
      </label>
      <input
        className="matrix-search__control"
        id={words}
        type="search"
        placeholder={filterTexts.words}
        value={filters.words}
        onChange={({ target }) => onFilters({ ...filters, words: target.value })}
      />
      <label className="matrix-search__label" htmlFor={status}>
        {filterTexts.status}
      </label>
      <select
        className="matrix-search__control"
        id={status}
        value={filters.status}
        onChange={({ target: { value } }) => onFilters({ ...filters, status: isStatus(value) ? value : '' })}
      >
        <option value="">{`${filterTexts.allStatuses} (${rows.length})`}</option>
        {options.map(([name, count]) => (
          <option key={name} value={name}>{`${name} (${count})`}</option>
        ))}
      </select>
      <p className="matrix-search__count" role="status">
        {shown > 0 ? filterTexts.shown(shown, rows.length) : filterTexts.none}
      </p>
      {shown < rows.length && (
        <ToolButton onClick={() => onFilters(noFilters)}>{filterTexts.clear}</ToolButton>
      )}
    </search>
  )
}
