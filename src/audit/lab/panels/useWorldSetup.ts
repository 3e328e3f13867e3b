import { useState } from 'react'
import { emptyScenario } from '../../model/scenario'
import { forgetFound, keepFound, readFound } from '../state/foundStart'
import { useDisplayedEntry, useLab, useSetup } from '../state/labContext'
import { storageTexts } from '../texts/machineTexts'

/** Sets what the world holds: in memory the scenario is replayed, in this browser its own storages are written. */
export function useWorldSetup() {
  const lab = useLab()
  const { subject } = useSetup()
  const displayed = useDisplayedEntry()
  const [found, setFound] = useState(() => readFound(subject.id))
  const [message, setMessage] = useState('')
  const scenario = displayed?.view.scenario ?? emptyScenario(subject)
  const isReal = displayed?.view.isReal ?? false

  const reportBlocked = (work: () => void) => {
    setMessage('')
    try {
      work()
    } catch {
      setMessage(storageTexts.cannotTouch)
    }
  }
  const setStart = (start: object) =>
    reportBlocked(() => {
      const next = { ...scenario, ...start }
      if (isReal) subject.browser?.write(window, next)
      void lab.start(isReal ? { ...next, steps: [] } : next, { isReal })
    })
  const setReal = (real: boolean) =>
    reportBlocked(() => {
      if (real) {
        const current = subject.browser?.read(window) ?? {}
        // Changes nothing, and throws where the browser blocks its storages.
        subject.browser?.write(window, current)
        if (!found) keepFound(subject.id, current)
        setFound(found ?? current)
      }
      void lab.start({ ...scenario, steps: [] }, { isReal: real })
    })
  const giveBack = () =>
    reportBlocked(() => {
      if (found) subject.browser?.write(window, found)
      setFound(null)
      forgetFound(subject.id)
      setMessage(storageTexts.givenBack)
      void lab.start({ ...scenario, steps: [] })
    })

  return { scenario, isReal, message, hasFound: found !== null, setStart, setReal, giveBack }
}
