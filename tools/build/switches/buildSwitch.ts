/**
 * Whether a build carries the part that this environment variable switches: where it says `on`, or nothing.
 * @throws Error in Spanish, without a stack, where the variable says something else
 */
export function isSwitchedOn(variable: string): boolean {
  const value = process.env[variable] || 'on'
  if (value === 'on' || value === 'off') return value === 'on'
  const error = new Error(`${variable}=${value} no se conoce: los valores son on (el de siempre) y off.`)
  // A person mistyped: where in the code it was found tells nothing.
  error.stack = error.message
  throw error
}
