import type { LogEntry } from '../../model/logEntry'
import type { Tab } from '../../model/steps'

/** Whether NO was answered in a tab since it began to ask: the dialog stays until the visitor closes it. */
export function hasRejectionDialog(log: readonly LogEntry[], tab: Tab): boolean {
  const own = log.filter((entry) => entry.tab === tab)
  const asksSince = own.findLastIndex(({ after }) => !after.includes('gate.not-accepted'))
  return own.slice(asksSince + 1).some(({ rules }) => rules.includes('R9'))
}
