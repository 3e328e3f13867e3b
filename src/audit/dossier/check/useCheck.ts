import { useEffect, useRef, useState } from 'react'
import type { Dossier } from '../read/readDossier'
import { checkFingerprints } from './checkFingerprints'
import { compareServed, type Progress } from './compareServed'
import { manifestFiles } from './manifestFiles'

export type CheckState =
  | { readonly kind: 'idle' }
  | ({ readonly kind: 'running' } & Progress)
  | ({ readonly kind: 'done' } & Progress)

/** The check of what this host serves, started by hand; leaving the page stops it. */
export function useCheck(dossier: Dossier) {
  const [state, setState] = useState<CheckState>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    const { signal } = (running.current = new AbortController())
    setState({ kind: 'running', done: 0, differences: [] })
    const wrongFingerprints = await checkFingerprints(dossier)
    const { files } = manifestFiles(dossier.manifest.content)
    const withWrongFingerprints = ({ done, differences }: Progress) => ({
      done,
      differences: [...wrongFingerprints, ...differences],
    })
    try {
      const found = await compareServed(files, signal, (progress) =>
        setState({ kind: 'running', ...withWrongFingerprints(progress) }),
      )
      setState({ kind: 'done', ...withWrongFingerprints(found) })
    } catch {
      setState({ kind: 'idle' })
    }
  }
  return { state, start: () => void start(), stop: () => running.current?.abort() }
}
