import { useSearchParams, type NavigateOptions } from 'react-router-dom'
import { changeQuery, type QueryChange } from '../changeQuery'
import { useIsPrerendered } from './useIsPrerendered'

const emptyQuery = new URLSearchParams()

/** The query of the address and how to change it; empty during hydration, as in the prerendered page. */
export function useQueryString() {
  const [query, setQuery] = useSearchParams()
  const change = (how: QueryChange, options: NavigateOptions) =>
    setQuery((previous) => changeQuery(previous, how, window.location), options)
  return [useIsPrerendered() ? emptyQuery : query, change] as const
}
