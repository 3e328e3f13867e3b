import { useEffect } from 'react'
import { brand } from '../content/constants'

export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} — ${brand}`
  }, [title])
}
