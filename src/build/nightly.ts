import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nightlySteps } from './nightly/steps'
import { runStep, type StepResult } from './verify/runStep'
import { summary } from './verify/summary'

/** What takes too long for every `npm test`. */
const nightly = async () => {
  const reports = mkdtempSync(join(tmpdir(), 'bohemia-nightly-'))
  const results: StepResult[] = []
  for (const step of nightlySteps) results.push(await runStep(step, reports))
  rmSync(reports, { recursive: true })
  console.log(summary(results))
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
}

void nightly()
