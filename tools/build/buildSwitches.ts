/**
 * Whether an environment variable is `on`, which it is by default, or `off`.
 * @throws Error in Spanish, without a stack, where it has another value
 */
function isSwitchedOn(variable: string): boolean {
  const value = process.env[variable] || 'on'
  if (value === 'on' || value === 'off') return value === 'on'
  const error = new Error(`${variable}=${value} no se conoce: los valores son on (el de siempre) y off.`)
  // A person mistyped: the place in the code is of no use to them.
  error.stack = error.message
  throw error
}

/** Whether the build carries the lab and the auditor's views, which show captures of the site behind the gate. */
export const hasAudit = () => isSwitchedOn('BOHEMIA_AUDIT')

/** Whether the build carries the offline worker; else the one that removes it from browsers. */
export const hasWorker = () => isSwitchedOn('BOHEMIA_WORKER')
