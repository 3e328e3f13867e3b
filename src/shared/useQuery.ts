import { useSearchParams } from 'react-router-dom'
import { useIsPrerendered } from './useIsPrerendered'

const nothing = new URLSearchParams()

/** The address's query; the prerendered page was drawn without one. */
export function useQuery() {
  const [query, setQuery] = useSearchParams()
  return [useIsPrerendered() ? nothing : query, setQuery] as const
}
