import { useEffect, useState } from 'react'
import { readDossier, type Dossier } from '../read/readDossier'
import { DossierProblem } from '../read/readFile'

export type DossierState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'problem'; readonly sentence: string }
  | { readonly kind: 'read'; readonly dossier: Dossier }

const sentenceOf = (error: unknown) =>
  error instanceof DossierProblem ? error.message : `Algo salió mal al leer el expediente: ${String(error)}`

/** The dossier beside this page, or the sentence that says why there is none. */
export function useDossier(): DossierState {
  const [state, setState] = useState<DossierState>({ kind: 'loading' })
  useEffect(() => {
    let isHere = true
    const show = (next: DossierState) => {
      if (isHere) setState(next)
    }
    readDossier().then(
      (dossier) => show({ kind: 'read', dossier }),
      (error: unknown) => show({ kind: 'problem', sentence: sentenceOf(error) }),
    )
    return () => {
      isHere = false
    }
  }, [])
  return state
}
