import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from '../shared/runProgram'
import { countCheck, type Outcome } from './outcome'
import type { Step } from './steps'

export interface StepResult extends Outcome {
  readonly name: string
  readonly seconds: number
  /** Counted as failed all the same. */
  readonly isRun?: boolean
}

/** The output of parallel steps is printed when they end, so that it does not mix. */
const isHeldBack = ({ isParallel, isShownAtOnce }: Step) => Boolean(isParallel) && !isShownAtOnce

const launch = (step: Step, report: string) => {
  const { command, env } = step
  const stream = isHeldBack(step) ? 'pipe' : 'inherit'
  return runProgram(
    command.split(' ').map((word) => word.replace('REPORT', report)),
    {
      stdio: ['inherit', stream, stream],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  )
}

export const runStep = async (step: Step, reportFolder: string): Promise<StepResult> => {
  const { name, command, count = countCheck } = step
  const title = `\n── ${name}: ${command}\n`
  console.log(isHeldBack(step) ? `── ${name}: begun` : title)
  const start = performance.now()
  const report = join(reportFolder, `${name}.json`)
  const { exitCode, output } = await launch(step, report)
  if (isHeldBack(step)) console.log(`${title}\n${output}`)
  else if (output) console.error(output)
  const outcome = count(exitCode, existsSync(report) ? readFileSync(report, 'utf8') : undefined)
  return { name, seconds: (performance.now() - start) / 1000, ...outcome }
}
