import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failure } from './outcome'
import { runStep, type StepResult } from './runStep'
import type { Step } from './steps'
import { summary } from './summary'

const notRun = (name: string, reason: string): StepResult => ({ name, seconds: 0, ...failure(reason) })

const runPrepared = async (step: Step, reports: string): Promise<StepResult> => {
  try {
    step.prepare?.()
  } catch (error) {
    return notRun(step.name, (error as Error).message)
  }
  return runStep(step, reports)
}

/** One step after the other, then the table of them all and the exit code. */
export const runAll = async (steps: readonly Step[]) => {
  const reports = mkdtempSync(join(tmpdir(), 'bohemia-reports-'))
  const results = new Map<Step, StepResult>()
  for (const step of steps) {
    const { name, needs } = step
    const isFounded = !needs || results.get(needs)?.failed === 0
    results.set(
      step,
      isFounded ? await runPrepared(step, reports) : notRun(name, `not run: the ${needs.name} failed`),
    )
  }
  rmSync(reports, { recursive: true })
  console.log(summary([...results.values()]))
  process.exitCode = [...results.values()].some(({ failed }) => failed > 0) ? 1 : 0
}
