import { judgePassing, judgeFailing, type Run } from './judge'
import { injectFault } from './injectFault'
import type { Check, Fault } from './fault'
import { runCommand } from './runCommand'

/** Without the lab: none of these checks needs it. */
const buildCommand = [
  'webpack',
  '--mode',
  'production',
  '--config-name',
  'prerender',
  '--config-name',
  'site',
]
const nameOf = ({ command }: Check) => command.join(' ')

const build = (folder: string) => runCommand(buildCommand, folder)

/** A build that fails is not what the check was for: it counts as a check that did not end. */
async function runCheck(folder: string, { command, needsBuild }: Check): Promise<Run> {
  const built = needsBuild ? await build(folder) : null
  if (built && built.exitCode !== 0) return { ...built, exitCode: null }
  return runCommand(command, folder)
}

/** Each check once on the unchanged copy, all with one build. */
export async function runWithoutFaults(
  folder: string,
  faults: readonly Fault[],
  log: (sentence: string) => void,
) {
  const runs = new Map<string, Run>()
  let built: Run | null = null
  for (const { check } of faults) {
    if (runs.has(nameOf(check))) continue
    log(`without a fault: ${nameOf(check)}`)
    if (check.needsBuild) built ??= await build(folder)
    const failedBuild = check.needsBuild && built?.exitCode !== 0 ? built : null
    runs.set(nameOf(check), failedBuild ?? (await runCommand(check.command, folder)))
  }
  return (fault: Fault) => {
    const run = runs.get(nameOf(fault.check)) ?? { exitCode: null, output: '' }
    return { run, problem: judgePassing(fault, run) }
  }
}

export async function runWithFault(folder: string, fault: Fault) {
  const restore = injectFault(folder, fault)
  try {
    const run = await runCheck(folder, fault.check)
    return { run, problem: judgeFailing(fault, run) }
  } finally {
    restore()
  }
}
