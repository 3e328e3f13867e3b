/** The day on which the tests' evidence was observed, and the start of that run. */
export const runDay = '2026-11-25'
export const runStart = `${runDay}T04:12:31.491Z`
