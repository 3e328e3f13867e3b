import { useEffect } from 'react'
import { fullTitle } from '../fullTitle'

export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = fullTitle(title)
  }, [title])
}
