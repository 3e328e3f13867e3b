import { runAll } from '../verify/runAll'
import { countJest, countJourneys } from '../verify/reports'
import { build, type Step } from '../verify/steps'

/** What takes too long for every `npm test`. */
const nightlySteps: readonly Step[] = [
  {
    name: 'sequences',
    command: 'jest --ci --json --outputFile=REPORT __tests__/features/gate/sequences.test.ts',
    env: { BOHEMIA_SEQUENCES: '100000' },
    count: countJest,
  },
  {
    name: 'another day',
    command: 'jest --ci --json --outputFile=REPORT',
    env: { BOHEMIA_TODAY: '2028-02-29T23:59:00-04:00', BOHEMIA_TIME_ZONE: 'America/La_Paz' },
    count: countJest,
  },
  { name: 'mutation', command: 'npm run mutation' },
  { name: 'faults', command: 'npm run faults' },
  { name: 'owner', command: 'npm run owner-facts' },
  build,
  {
    name: 'journeys',
    command: 'playwright test -c __tests__/browser/playwright.config.ts --project=chromium',
    env: { BOHEMIA_NIGHTLY: 'on' },
    count: countJourneys,
    dependsOn: build,
  },
  { name: 'load', command: 'npm run load', dependsOn: build },
  { name: 'lighthouse', command: 'npm run lighthouse', dependsOn: build },
]

void runAll(nightlySteps)
