import type { LogEntry } from '../../model/logEntry'
import type { Tab } from '../../model/steps'

/** Whether a tab's page has heard NO since it began to ask: its dialog stays until the visitor closes it. */
export function wasRejected(log: readonly LogEntry[], tab: Tab): boolean {
  const own = log.filter((entry) => entry.tab === tab)
  const asksSince = own.findLastIndex(({ after }) => !after.includes('gate.not-accepted'))
  return own.slice(asksSince + 1).some(({ rules }) => rules.includes('R9'))
}
