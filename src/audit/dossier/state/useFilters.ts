import { useCallback, useEffect, useState } from 'react'
import type { JudgedRequirement } from '../judgement/judge'
import { noFilters, readFilters, filterRows, writeFilters, type Filters } from './filters'
import { readHash } from './useScrollToHash'

const replaceSearch = (filters: Filters) =>
  window.history.replaceState(null, '', `${writeFilters(filters)}${window.location.hash}`)

/** Filters are read from and written to the address. A row that the fragment names is never filtered out. */
export function useFilters(rows: readonly JudgedRequirement[]) {
  const read = useCallback(() => {
    const { filters, problems } = readFilters(window.location.search, rows)
    const named = rows.find(({ id }) => id === readHash())
    if (!named || filterRows(filters, rows).includes(named)) return { filters, problems }
    replaceSearch(noFilters)
    return { filters: noFilters, problems }
  }, [rows])
  const [{ filters, problems }, setRead] = useState(read)

  useEffect(() => {
    const reread = () => setRead(read())
    window.addEventListener('popstate', reread)
    window.addEventListener('hashchange', reread)
    return () => {
      window.removeEventListener('popstate', reread)
      window.removeEventListener('hashchange', reread)
    }
  }, [read])

  const setFilters = (next: Filters) => {
    // A fragment left in the address would bring its row back and clear the filters.
    window.history.replaceState(null, '', writeFilters(next))
    setRead({ filters: next, problems: [] })
  }
  const openFilters = (next: Filters) => {
    window.history.pushState(null, '', `${writeFilters(next)}#requisitos`)
    setRead({ filters: next, problems: [] })
    document.getElementById('requisitos')?.scrollIntoView()
  }
  return { filters, problems, setFilters, openFilters, shown: filterRows(filters, rows) }
}
