import { judgeGreen, judgeRed, type Run } from './judge'
import { plant } from './plantFault'
import type { Check, PlantedDefect } from './fault'
import { runCommand } from './runCommand'

/** Without the lab: no check of these looks at it. */
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

/** A build that does not come about is no finding of the check: it counts as one that did not end. */
async function look(folder: string, { command, needsBuild }: Check): Promise<Run> {
  const built = needsBuild ? await build(folder) : null
  if (built && built.exitCode !== 0) return { ...built, exitCode: null }
  return runCommand(command, folder)
}

/** Every check on the sound copy, once; one build serves them all. */
export async function runSound(
  folder: string,
  defects: readonly PlantedDefect[],
  tell: (sentence: string) => void,
) {
  const runs = new Map<string, Run>()
  let built: Run | null = null
  for (const { check } of defects) {
    if (runs.has(nameOf(check))) continue
    tell(`without a defect: ${nameOf(check)}`)
    if (check.needsBuild) built ??= await build(folder)
    const failedBuild = check.needsBuild && built?.exitCode !== 0 ? built : null
    runs.set(nameOf(check), failedBuild ?? (await runCommand(check.command, folder)))
  }
  return (defect: PlantedDefect) => {
    const run = runs.get(nameOf(defect.check)) ?? { exitCode: null, output: '' }
    return { run, problem: judgeGreen(defect, run) }
  }
}

export async function runPlanted(folder: string, defect: PlantedDefect) {
  const takeOut = plant(folder, defect)
  try {
    const run = await look(folder, defect.check)
    return { run, problem: judgeRed(defect, run) }
  } finally {
    takeOut()
  }
}
