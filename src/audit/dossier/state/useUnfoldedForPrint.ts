import { useEffect } from 'react'

const folded = () => [...document.querySelectorAll<HTMLDetailsElement>('.dossier details:not([open])')]

/** Paper cannot be clicked: what is folded is printed open, helps aside, and folded again. */
export function useOpenDetailsForPrint() {
  useEffect(() => {
    let unfolded: readonly HTMLDetailsElement[] = []
    const unfold = () => {
      unfolded = folded().filter((details) => !details.matches('.panel__help'))
      for (const details of unfolded) details.open = true
    }
    const fold = () => {
      for (const details of unfolded) details.open = false
    }
    window.addEventListener('beforeprint', unfold)
    window.addEventListener('afterprint', fold)
    return () => {
      window.removeEventListener('beforeprint', unfold)
      window.removeEventListener('afterprint', fold)
    }
  }, [])
}
