import { useEffect, useState } from 'react'
import { readScenario, writeScenario } from '../../model/scenario'
import type { ScenarioRun } from '../../model/scenarioCheck'
import { useLab, useLabState } from './labContext'
import { displayedScenario } from './displayedEntry'

type ScenarioResult = Pick<ScenarioRun, 'comparisons' | 'failure'>

interface Known extends ScenarioResult {
  readonly of: string
  readonly variant: unknown
}

/** Whether what is on display keeps the rules; null until it is known, and on real storages, whose past cannot be replayed. */
export function useScenarioResult(): ScenarioResult | null {
  const { check, setup } = useLab()
  const { subject } = setup
  const state = useLabState()
  const scenario = state.view?.isReal ? null : displayedScenario(state)
  const link = scenario && writeScenario(subject, scenario)
  const variant = state.defect?.variant
  const [result, setResult] = useState<Known | null>(null)

  useEffect(() => {
    if (link === null) return
    let isStale = false
    void check(readScenario(subject, link).scenario, variant).then(({ comparisons, failure }) => {
      if (!isStale) setResult({ comparisons, failure, of: link, variant })
    })
    return () => void (isStale = true)
  }, [check, subject, link, variant])

  return result?.of === link && result.variant === variant ? result : null
}
