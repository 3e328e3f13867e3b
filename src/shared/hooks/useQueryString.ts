import { useSearchParams, type NavigateOptions } from 'react-router-dom'
import { changeQuery, type QueryChange } from '../changeQuery'
import { useIsPrerendered } from './useIsPrerendered'

const nothing = new URLSearchParams()

/** The address's query; the prerendered page was drawn without one. */
export function useQueryString() {
  const [query, setQuery] = useSearchParams()
  const change = (how: QueryChange, options: NavigateOptions) =>
    setQuery((previous) => changeQuery(previous, how, window.location), options)
  return [useIsPrerendered() ? nothing : query, change] as const
}
