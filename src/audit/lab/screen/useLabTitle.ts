import { useEffect } from 'react'
import { fullTitle } from '../../../shared/fullTitle'
import { labTexts } from '../texts/labTexts'

/** The gate's screen sets the page's title to its question; the lab's page keeps its own. */
export function useLabTitle(shown: string) {
  useEffect(() => {
    document.title = fullTitle(labTexts.title)
  }, [shown])
}
