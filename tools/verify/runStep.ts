import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import type { ExitCode, Outcome } from './outcome'
import type { Step } from './steps'

export interface StepResult extends Outcome {
  readonly name: string
  readonly seconds: number
  /** Counted as failed all the same. */
  readonly isRun?: boolean
}

/** Of steps that run beside each other, each speaks when it is done. */
const launch = ({ command, env, isParallel }: Step, report: string) =>
  new Promise<{ exitCode: ExitCode; said: string }>((done) => {
    let said = ''
    const output = isParallel ? 'pipe' : 'inherit'
    const [program = '', ...args] = command.split(' ').map((word) => word.replace('REPORT', report))
    const child = spawn(program, args, {
      stdio: ['inherit', output, output],
      env: {
        ...process.env,
        ...env,
        PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (words: string) => void (said += words))
    child.on('error', ({ message }) => done({ exitCode: null, said: said + message }))
    child.on('close', (exitCode) => done({ exitCode, said }))
  })

export const runStep = async (step: Step, reportFolder: string): Promise<StepResult> => {
  const { name, command, count } = step
  const title = `\n── ${name}: ${command}\n`
  if (!step.isParallel) console.log(title)
  const start = performance.now()
  const report = join(reportFolder, `${name}.json`)
  const { exitCode, said } = await launch(step, report)
  if (step.isParallel) console.log(`${title}\n${said}`)
  else if (said) console.error(said)
  const outcome = count(exitCode, existsSync(report) ? readFileSync(report, 'utf8') : undefined)
  return { name, seconds: (performance.now() - start) / 1000, ...outcome }
}
