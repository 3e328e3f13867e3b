import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inPairs } from '../shared/mapConcurrently'
import { missingOf } from '../machine/need'
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

/** What may run beside each other stands together. */
const rounds = (steps: readonly Step[]) =>
  steps.reduce<Step[][]>((all, step) => {
    const last = all.at(-1)
    if (step.isBeside && last?.[0]?.isBeside) last.push(step)
    else all.push([step])
    return all
  }, [])

/** One step after the other, or two where they may; then the table of them all and the exit code. */
export const runAll = async (steps: readonly Step[]) => {
  const reports = mkdtempSync(join(tmpdir(), 'bohemia-reports-'))
  const results = new Map<Step, StepResult>()
  const run = async (step: Step) => {
    const { name, needs, runsWith = [] } = step
    if (needs && results.get(needs)?.failed !== 0)
      return [step, notRun(name, `the ${needs.name} failed`)] as const
    const missing = missingOf(runsWith).map(({ title }) => title)
    if (missing.length > 0) return [step, notRun(name, `${missing.join(', ')} missing here`)] as const
    return [step, await runStep(step, reports)] as const
  }
  for (const round of rounds(steps))
    for (const [step, result] of await inPairs(round, run)) results.set(step, result)
  rmSync(reports, { recursive: true })
  console.log(summary([...results.values()]))
  process.exitCode = [...results.values()].some(({ failed }) => failed > 0) ? 1 : 0
}
