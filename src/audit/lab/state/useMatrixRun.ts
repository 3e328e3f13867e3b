import { useState } from 'react'
import { runMatrix, type MatrixRow } from '../../model/defectMatrix'
import { useLabState, useSetup } from './labContext'

interface MatrixRun {
  readonly seed: number
  readonly rows: readonly MatrixRow[]
}

interface Progress {
  readonly done: number
  readonly all: number
}

/** Runs the checks with each planted defect in turn; `progress` is null while nothing runs. */
export function useMatrixRun() {
  const { subject, recorded } = useSetup()
  const { seed } = useLabState()
  const [run, setRun] = useState<MatrixRun | null>(null)
  const [progress, setProgress] = useState<Progress | null>(null)

  async function start() {
    setRun(null)
    setProgress({ done: 0, all: 1 })
    const onProgress = (done: number, all: number) => setProgress({ done, all })
    setRun({ seed, rows: await runMatrix(subject, recorded, { seed, onProgress }) })
    setProgress(null)
  }

  return { run: run?.seed === seed ? run : null, progress, start, forget: () => setRun(null) }
}
