/** The value for the zone in which the test runs: its project's in jest.config.ts. */
export function byTimeZone<Value>(values: Readonly<Record<'UTC' | 'America/La_Paz', Value>>): Value {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (timeZone !== 'UTC' && timeZone !== 'America/La_Paz')
    throw new Error(`Nothing is expected in ${timeZone}.`)
  return values[timeZone]
}
