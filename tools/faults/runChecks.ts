import { stripVTControlCharacters } from 'node:util'
import { runProgram, type ProgramResult } from '../shared/runProgram'
import { injectFault, type Check, type Fault } from './fault'

/** Null where the check fails for the expected reason; else the problem. */
export function judgeFailing(
  { expectedOutput }: Pick<Fault, 'expectedOutput'>,
  { exitCode, output }: ProgramResult,
): string | null {
  if (exitCode === 0) return 'its check stayed green'
  if (exitCode === null) return 'its check did not come to an end'
  return output.includes(expectedOutput) ? null : `its check is red, but does not print «${expectedOutput}»`
}

/** Null where the check passes on the unchanged copy and does not print the expected output; else the problem. */
export function judgePassing(
  { expectedOutput }: Pick<Fault, 'expectedOutput'>,
  { exitCode, output }: ProgramResult,
): string | null {
  if (exitCode !== 0) return 'its check is red without the fault'
  return output.includes(expectedOutput) ? `its check prints «${expectedOutput}» without the fault` : null
}

/** A build takes long on a busy computer. */
const timeout = 30 * 60_000
/** Without the lab: none of these checks needs it. */
const buildCommand = 'webpack --mode production --config-name prerender --config-name site'.split(' ')
const port = process.env.BOHEMIA_JOURNEYS_PORT ?? '4168'

async function run(command: readonly string[], folder: string): Promise<ProgramResult> {
  const result = await runProgram(command, { cwd: folder, timeout, env: { BOHEMIA_JOURNEYS_PORT: port } })
  return { ...result, output: stripVTControlCharacters(result.output) }
}

/** A build that fails is not what the check was for: it counts as a check that did not end. */
async function runCheck(folder: string, { command, needsBuild }: Check): Promise<ProgramResult> {
  const built = needsBuild ? await run(buildCommand, folder) : null
  if (built && built.exitCode !== 0) return { ...built, exitCode: null }
  return run(command, folder)
}

/** Each check once on the unchanged copy, all with one build. */
export async function runWithoutFaults(
  folder: string,
  faults: readonly Fault[],
  log: (sentence: string) => void,
) {
  const runs = new Map<string, ProgramResult>()
  let built: ProgramResult | null = null
  for (const { check } of faults) {
    const name = check.command.join(' ')
    if (runs.has(name)) continue
    log(`without a fault: ${name}`)
    if (check.needsBuild) built ??= await run(buildCommand, folder)
    const failedBuild = check.needsBuild && built?.exitCode !== 0 ? built : null
    runs.set(name, failedBuild ?? (await run(check.command, folder)))
  }
  return (fault: Fault) => {
    const result = runs.get(fault.check.command.join(' ')) ?? { exitCode: null, output: '' }
    return { result, problem: judgePassing(fault, result) }
  }
}

export async function runWithFault(folder: string, fault: Fault) {
  const restore = injectFault(folder, fault)
  try {
    const result = await runCheck(folder, fault.check)
    return { result, problem: judgeFailing(fault, result) }
  } finally {
    restore()
  }
}
