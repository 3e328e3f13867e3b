import { useEffect } from 'react'
import { fullTitle } from '../../../shared/fullTitle'
import { copy } from '../words/copy'

/** The gate's screen names the page after its question; the lab's page keeps its own name. */
export function useOwnTitle(shown: string) {
  useEffect(() => {
    document.title = fullTitle(copy.title)
  }, [shown])
}
