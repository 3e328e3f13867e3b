import { defineConfig } from '@playwright/test'
import { resolve } from 'node:path'
import { chromiumArgs, findHeadless, noBrowser } from '../../src/build/browser'
import { leftOut } from './engines/support/limits'

/** What the other engines run; Chromium runs everything. */
const inEveryEngine = 'engines/*.journey.ts'

const executablePath = findHeadless()
if (!executablePath) throw new Error(noBrowser)

const root = resolve(__dirname, '../..')
// Not every port will do: browsers and fetch refuse some, 4190 among them.
const port = process.env.BOHEMIA_JOURNEYS_PORT ?? '4166'
const address = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: resolve(root, 'node_modules/.cache/playwright'),
  reporter: [
    ['list'],
    ['./support/engineReporter.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? ([['json']] as const) : []),
  ],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  use: {
    baseURL: address,
    viewport: { width: 390, height: 844 },
    locale: 'es-BO',
    timezoneId: 'America/La_Paz',
    // A request that a worker answers cannot be held back or refused; the journeys of the worker allow it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'chromium',
      use: { browserName: 'chromium', launchOptions: { executablePath, args: [...chromiumArgs] } },
      ...leftOut('chromium'),
    },
    { name: 'firefox', testMatch: inEveryEngine, ...leftOut('firefox') },
    { name: 'webkit', testMatch: inEveryEngine, ...leftOut('webkit') },
  ],
  webServer: {
    command: 'npm run --silent preview',
    cwd: root,
    env: { HOST: '127.0.0.1', PORT: port },
    url: address,
    reuseExistingServer: false,
  },
})
