import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureEngines } from './engines'
import { failure } from './verify/outcome'
import { runStep, type StepResult } from './verify/runStep'
import { build, checks, journeys, type JourneyStep } from './verify/steps'
import { summary } from './verify/summary'

const notRun = (name: string, reason: string): StepResult => ({ name, seconds: 0, ...failure(reason) })

const runJourneys = async (step: JourneyStep, reports: string): Promise<StepResult> => {
  try {
    ensureEngines(step.engines)
  } catch (error) {
    return notRun(step.name, (error as Error).message)
  }
  return runStep(step, reports)
}

const verify = async () => {
  const reports = mkdtempSync(join(tmpdir(), 'bohemia-verify-'))
  const results: StepResult[] = []

  for (const step of [...checks, build]) results.push(await runStep(step, reports))

  // A folder left by an earlier build would let the journeys praise a site that no longer builds.
  const isBuilt = results.at(-1)?.failed === 0
  for (const step of journeys)
    results.push(isBuilt ? await runJourneys(step, reports) : notRun(step.name, 'not run: the build failed'))

  rmSync(reports, { recursive: true })
  console.log(summary(results))
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
}

void verify()
