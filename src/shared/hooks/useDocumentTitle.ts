import { useLayoutEffect } from 'react'
import { fullTitle } from '../fullTitle'

/** Names the tab together with the page, not after it. */
export function useDocumentTitle(title: string) {
  useLayoutEffect(() => {
    document.title = fullTitle(title)
  }, [title])
}
