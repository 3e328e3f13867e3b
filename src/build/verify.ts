import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser'
import { ensureJava } from './java'
import { failure } from './verify/outcome'
import { runStep, type StepResult } from './verify/runStep'
import { build, checks, dossier, hosts, journeys, type Step } from './verify/steps'
import { summary } from './verify/summary'

const notRun = (name: string, reason: string): StepResult => ({ name, seconds: 0, ...failure(reason) })

/** In this order, each after what it needs of the machine. */
const onTheBuild: readonly Step[] = [dossier, hosts, journeys]
const prepare = new Map<Step, () => void>([
  [dossier, () => ensureBrowser()],
  [
    journeys,
    () => {
      ensureBrowser()
      ensureJava()
    },
  ],
])

const runPrepared = async (step: Step, reports: string): Promise<StepResult> => {
  try {
    prepare.get(step)?.()
  } catch (error) {
    return notRun(step.name, (error as Error).message)
  }
  return runStep(step, reports)
}

const verify = async () => {
  const reports = mkdtempSync(join(tmpdir(), 'bohemia-verify-'))
  const results: StepResult[] = []

  for (const step of [...checks, build]) results.push(await runStep(step, reports))

  // A folder left by an earlier build would let them praise a site that no longer builds.
  const isBuilt = results.at(-1)?.failed === 0
  for (const step of onTheBuild) {
    results.push(isBuilt ? await runPrepared(step, reports) : notRun(step.name, 'not run: the build failed'))
  }

  rmSync(reports, { recursive: true })
  console.log(summary(results))
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
}

void verify()
