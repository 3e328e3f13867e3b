import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import type { ExitCode, Outcome } from './outcome'
import type { Step } from './steps'

export interface StepResult extends Outcome {
  readonly name: string
  readonly seconds: number
}

const launch = ({ command, env }: Step, report: string) =>
  new Promise<ExitCode>((done) => {
    const [program = '', ...args] = command.split(' ').map((word) => word.replace('REPORT', report))
    const child = spawn(program, args, {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...env,
        PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    })
    child.on('error', (error) => {
      console.error(error.message)
      done(null)
    })
    child.on('close', done)
  })

export const runStep = async (step: Step, reportFolder: string): Promise<StepResult> => {
  const { name, command, count } = step
  console.log(`\n── ${name}: ${command}\n`)
  const start = performance.now()
  const report = join(reportFolder, `${name}.json`)
  const exitCode = await launch(step, report)
  const outcome = count(exitCode, existsSync(report) ? readFileSync(report, 'utf8') : undefined)
  return { name, seconds: (performance.now() - start) / 1000, ...outcome }
}
