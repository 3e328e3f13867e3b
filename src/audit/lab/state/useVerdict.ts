import { formatVerdict } from '../texts/formatVerdict'
import { useLabState, useSetup } from './labContext'
import { useScenarioResult } from './useScenarioResult'

export interface Verdict {
  /** `none`: nobody judged. */
  readonly kind: 'green' | 'red' | 'none'
  readonly text: string
}

/** What is said of the scenario on display; null until it is known, and on real storages. */
export function useVerdict(): Verdict | null {
  const { subject } = useSetup()
  const { defect } = useLabState()
  const result = useScenarioResult()
  if (!result) return null
  const judged = result.failure ? 'red' : 'green'
  return { kind: subject.oracle ? judged : 'none', text: formatVerdict(subject, result, defect) }
}
