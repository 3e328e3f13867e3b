import { useState } from 'react'
import type { StorageStart } from '../../model/storageStart'
import { useFrame, useLab } from '../state/labContext'
import { emptyScenario } from '../../model/scenario'
import { readValues, valuesOf, writeValues } from '../state/realStorages'
import { benchCopy } from '../words/copy'

/** The bench's orders: in memory they replay the scenario, in this browser they touch its own storages. */
export function useBench() {
  const lab = useLab()
  const frame = useFrame()
  const [found, setFound] = useState<ReturnType<typeof readValues> | null>(null)
  const [said, setSaid] = useState('')
  const scenario = frame?.view.scenario ?? emptyScenario
  const isReal = frame?.view.isReal ?? false

  const carefully = (work: () => void) => {
    setSaid('')
    try {
      work()
    } catch {
      setSaid(benchCopy.cannotTouch)
    }
  }
  const setStart = (place: 'local' | 'session', start: StorageStart) =>
    carefully(() => {
      const next = { ...scenario, [place]: start }
      if (isReal) writeValues(window, valuesOf(next))
      void lab.start(isReal ? { ...next, steps: [] } : next, { isReal })
    })
  const setReal = (real: boolean) =>
    carefully(() => {
      if (real) setFound(found ?? readValues(window))
      void lab.start({ ...scenario, steps: [] }, { isReal: real })
    })
  const giveBack = () =>
    carefully(() => {
      if (found) writeValues(window, found)
      setFound(null)
      setSaid(benchCopy.givenBack)
      void lab.start({ ...scenario, steps: [] })
    })

  return { scenario, isReal, said, hasFound: found !== null, setStart, setReal, giveBack }
}
