import { useState } from 'react'
import type { StorageStart } from '../../model/storageStart'
import { useDisplayedEntry, useLab } from '../state/labContext'
import { browserStart, writeBrowserStart } from '../../model/browserEnvironment'
import { emptyScenario, type ScenarioStart } from '../../model/scenario'
import { storageTexts } from '../texts/machineTexts'

/** Sets what the storages hold: in memory the scenario is replayed, in this browser its own storages are written. */
export function useStorageSetup() {
  const lab = useLab()
  const displayed = useDisplayedEntry()
  const [found, setFound] = useState<ScenarioStart | null>(null)
  const [message, setMessage] = useState('')
  const scenario = displayed?.view.scenario ?? emptyScenario
  const isReal = displayed?.view.isReal ?? false

  const reportBlocked = (work: () => void) => {
    setMessage('')
    try {
      work()
    } catch {
      setMessage(storageTexts.cannotTouch)
    }
  }
  const setStart = (place: 'local' | 'session', start: StorageStart) =>
    reportBlocked(() => {
      const next = { ...scenario, [place]: start }
      if (isReal) writeBrowserStart(window, next)
      void lab.start(isReal ? { ...next, steps: [] } : next, { isReal })
    })
  const setReal = (real: boolean) =>
    reportBlocked(() => {
      if (real) {
        const current = browserStart(window)
        // Changes nothing, and throws where the browser blocks its storages.
        writeBrowserStart(window, current)
        setFound(found ?? current)
      }
      void lab.start({ ...scenario, steps: [] }, { isReal: real })
    })
  const giveBack = () =>
    reportBlocked(() => {
      if (found) writeBrowserStart(window, found)
      setFound(null)
      setMessage(storageTexts.givenBack)
      void lab.start({ ...scenario, steps: [] })
    })

  return { scenario, isReal, message, hasFound: found !== null, setStart, setReal, giveBack }
}
