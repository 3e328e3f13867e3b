/**
 * An owner's own facts are no fault: in a copy of the project where others stand, and the reviewed texts are written
 * anew, unit tests, the build and the journeys that show these facts pass.
 */
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../shared/copyProject'
import { runProgram } from '../shared/runProgram'
import { otherFacts } from './otherFacts'

const journeys = [
  'bottlesScreens',
  'browsing',
  'budgets',
  'contactChannels',
  'everyState',
  'navigation',
  'places',
  'formerIds',
  'lot',
  'sketch',
]

const steps: readonly (readonly string[])[] = [
  ['npm', 'run', 'review'],
  // An attestation names a commit, and a copy has none.
  ['jest', '--ci', '--testPathIgnorePatterns', '/dossier/attest/'],
  ['webpack', '--mode', 'production'],
  [
    ...['playwright', 'test', '-c', '__tests__/browser/playwright.config.ts', '--project=chromium'],
    ...['--reporter=line', `/(${journeys.join('|')})\\w*\\.journey`],
  ],
]

const port = process.env.BOHEMIA_JOURNEYS_PORT ?? '4169'

async function run() {
  const { folder, remove } = copyProject()
  try {
    for (const [file, code] of Object.entries(otherFacts)) appendFileSync(join(folder, file), code)
    for (const step of steps) {
      const { exitCode, output } = await runProgram(step, {
        cwd: folder,
        env: { BOHEMIA_JOURNEYS_PORT: port },
      })
      console.log(`${step.slice(0, 3).join(' ')}: ${exitCode === 0 ? 'passes' : 'fails'} with other facts`)
      if (exitCode === 0) continue
      console.log(output.slice(-6000))
      process.exitCode = 1
    }
  } finally {
    remove()
  }
}

void run()
