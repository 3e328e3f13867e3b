import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser'
import { ensureJava } from './java'
import { failure } from './verify/outcome'
import { runStep, type StepResult } from './verify/runStep'
import { build, checks, hosts, journeys } from './verify/steps'
import { summary } from './verify/summary'

const notRun = (name: string, reason: string): StepResult => ({ name, seconds: 0, ...failure(reason) })

const runJourneys = async (reports: string): Promise<StepResult> => {
  try {
    ensureBrowser()
    ensureJava()
  } catch (error) {
    return notRun(journeys.name, (error as Error).message)
  }
  return runStep(journeys, reports)
}

const verify = async () => {
  const reports = mkdtempSync(join(tmpdir(), 'bohemia-verify-'))
  const results: StepResult[] = []

  for (const step of [...checks, build]) results.push(await runStep(step, reports))

  // A folder left by an earlier build would let these praise a site that no longer builds.
  const isBuilt = results.at(-1)?.failed === 0
  results.push(isBuilt ? await runStep(hosts, reports) : notRun(hosts.name, 'not run: the build failed'))
  results.push(isBuilt ? await runJourneys(reports) : notRun(journeys.name, 'not run: the build failed'))

  rmSync(reports, { recursive: true })
  console.log(summary(results))
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
}

void verify()
