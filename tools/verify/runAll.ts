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
  const results = new Map<Step, Promise<StepResult>>()
  const run = async (step: Step) => {
    const { name, dependsOn, requires = [] } = step
    if (dependsOn && (await results.get(dependsOn))?.failed !== 0)
      return notRun(name, `the ${dependsOn.name} failed`)
    const missing = findMissing(requires).map(({ title }) => title)
    if (missing.length > 0) return notRun(name, `${missing.join(', ')} missing here`)
    return runStep(step, reports)
  }
  for (const round of groupParallel(steps))
    await mapConcurrently(round, (step) => {
      const result = run(step)
      results.set(step, result)
      return result
    })
  rmSync(reports, { recursive: true })
  const ended = await Promise.all(results.values())
  console.log(summary(ended))
  process.exitCode = ended.some(({ failed }) => failed > 0) ? 1 : 0
}
