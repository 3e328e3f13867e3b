import { useId } from 'react'
import type { JudgedRequirement } from '../judgement/judge'
import { Choice } from '../../ui/Choice'
import { formatStateId } from '../../chart/formatChart'
import { gateChart } from '../../gate/gateChart'
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

/** Who asks for a row and who checks it; every choice is in the address. */
export function MatrixFilters({ rows, filters, problems, onFilters }: Props) {
  const source = useId()
  const set = (change: Partial<Filters>) => onFilters({ ...filters, ...change })
  return (
    <form className="matrix-filters" onSubmit={(event) => event.preventDefault()}>
      {problems.length > 0 && (
        <Warning>
          {filterTexts.problems} {problems.join(' ')}
        </Warning>
      )}
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
      </div>
      {filters.state && <p>{filterTexts.about(formatStateId(gateChart, filters.state))}</p>}
    </form>
  )
}
