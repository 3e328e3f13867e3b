interface Project {
  readonly testEnvironmentOptions: Readonly<Record<string, unknown>>
}

/**
 * A test file runs in its project's time zone (jest.config.ts), else in BOHEMIA_TIME_ZONE, else in UTC.
 * Node reads the variable anew when it is assigned.
 */
export function setTimeZone({ testEnvironmentOptions: { timeZone } }: Project) {
  process.env.TZ = typeof timeZone === 'string' ? timeZone : (process.env.BOHEMIA_TIME_ZONE ?? 'UTC')
}

/**
 * A test file starts at BOHEMIA_TODAY, an ISO 8601 moment: so it is shown that no test depends on the day it is run.
 * @throws Error where that is no moment
 */
export function shiftDate(global: { Date: DateConstructor }) {
  const today = process.env.BOHEMIA_TODAY
  if (!today) return
  const { Date } = global
  const shiftMs = Date.parse(today) - Date.now()
  if (Number.isNaN(shiftMs))
    throw new Error(`BOHEMIA_TODAY=${today} is no moment like 2028-02-29T23:59:00-04:00`)
  global.Date = class extends Date {
    constructor(...parts: unknown[]) {
      super(...((parts.length === 0 ? [Date.now() + shiftMs] : parts) as [number]))
    }
    static override now() {
      return Date.now() + shiftMs
    }
  } as DateConstructor
}
