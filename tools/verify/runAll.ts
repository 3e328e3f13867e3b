import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mapConcurrently } from '../shared/mapConcurrently'
import { findMissing } from '../programs/requiredProgram'
import { failure } from './outcome'
import { runStep, type StepResult } from './runStep'
import type { Step } from './steps'
import { summary } from './summary'

const notRun = (name: string, reason: string): StepResult => ({
  name,
  seconds: 0,
  ...failure(`not run: ${reason}`),
  isRun: false,
})

/** Consecutive parallel steps form one group. */
const groupParallel = (steps: readonly Step[]) =>
  steps.reduce<Step[][]>((all, step) => {
    const last = all.at(-1)
    if (step.isParallel && last?.[0]?.isParallel) last.push(step)
    else all.push([step])
    return all
  }, [])

/** Runs the steps in order, parallel ones two at a time; prints the summary and sets the exit code. */
export const runAll = async (steps: readonly Step[]) => {
  const reports = mkdtempSync(join(tmpdir(), 'bohemia-reports-'))
  const results = new Map<Step, StepResult>()
  const run = async (step: Step) => {
    const { name, dependsOn, requires = [] } = step
    if (dependsOn && results.get(dependsOn)?.failed !== 0)
      return [step, notRun(name, `the ${dependsOn.name} failed`)] as const
    const missing = findMissing(requires).map(({ title }) => title)
    if (missing.length > 0) return [step, notRun(name, `${missing.join(', ')} missing here`)] as const
    return [step, await runStep(step, reports)] as const
  }
  for (const round of groupParallel(steps))
    for (const [step, result] of await mapConcurrently(round, run)) results.set(step, result)
  rmSync(reports, { recursive: true })
  console.log(summary([...results.values()]))
  process.exitCode = [...results.values()].some(({ failed }) => failed > 0) ? 1 : 0
}
