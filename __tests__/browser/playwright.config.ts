import { defineConfig } from '@playwright/test'
import { resolve } from 'node:path'
import { chromiumArgs, requireHeadless } from '../../tools/programs/browser'
import { engines, type EngineId } from '../../src/content/accessibilityTests'
import { readPort, journeysPort } from '../../tools/shared/ports'
import { excludeTests } from './engines/support/limits'

/** What the other engines run; Chromium runs everything. */
const inEveryEngine = 'engines/*.journey.ts'

const executablePath = requireHeadless()

const root = resolve(__dirname, '../..')
const port = readPort(journeysPort)

export default defineConfig({
  testDir: '.',
  // What is too long for every time: `npm run nightly`.
  testMatch: process.env.BOHEMIA_NIGHTLY ? '**/*.nightly.ts' : '**/*.journey.ts',
  outputDir: resolve(root, 'node_modules/.cache/playwright'),
  reporter: [
    ['list'],
    ['./support/engineReporter.ts'],
    ['./support/assertionReporter.ts'],
    ['./support/gatePathReporter.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? ([['json']] as const) : []),
  ],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // More than cores: a journey also waits, for a timer or a slow answer.
  workers: 3,
  // They end what hangs; a busy machine decides no verdict.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    // So that a red test names the control or the page that did not come, before its own limit ends it.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 390, height: 844 },
    locale: 'es-BO',
    timezoneId: 'America/La_Paz',
    // A request that a worker answers cannot be held back or refused; the journeys of the worker allow it.
    serviceWorkers: 'block',
  },
  // Those that the site's statement of accessibility names.
  projects: (Object.keys(engines) as EngineId[]).map((name) => ({
    name,
    ...(name === 'chromium'
      ? { use: { browserName: name, launchOptions: { executablePath, args: [...chromiumArgs] } } }
      : { testMatch: inEveryEngine }),
    ...excludeTests(name),
  })),
  webServer: {
    command: 'node -r esbuild-register tools/preview/preview.ts journeys',
    cwd: root,
    // Not its address: where the port is taken, Playwright's own sentence would not say how to change it.
    wait: { stdout: /Bohemia 56 está en/ },
  },
})
