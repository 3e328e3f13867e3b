import { useEffect, useState } from 'react'
import { useEmbedded } from '../singleFile/embedded'
import { readHash } from './useScrollToHash'

/** Whether a row shows all that it says; it does once a link leads to it. */
export function useFoldedRow(id: string, startsOpen: boolean) {
  const isSingleFile = useEmbedded() !== null
  const [isOpen, setOpen] = useState(() => isSingleFile || startsOpen || readHash() === id)
  useEffect(() => {
    const openIfNamed = () => {
      if (readHash() === id) setOpen(true)
    }
    window.addEventListener('hashchange', openIfNamed)
    return () => window.removeEventListener('hashchange', openIfNamed)
  }, [id])
  return { isOpen, toggle: isSingleFile ? null : () => setOpen(!isOpen) }
}
