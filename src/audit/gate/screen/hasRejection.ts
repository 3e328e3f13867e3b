import type { LogEntry } from '../../model/logEntry'

/** An answer was refused since the tab began to ask: the dialog stays until the visitor closes it. */
export function hasRejection(log: readonly LogEntry[]): boolean {
  const asksSince = log.findLastIndex(({ after }) => !after.includes('gate.not-accepted'))
  return log.slice(asksSince + 1).some(({ after }) => after.includes('gate.not-accepted.rejecting'))
}
