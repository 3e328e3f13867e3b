import { judgeGreen, judgeRed, type Run } from './judge'
import { plant } from './plant'
import type { Check, PlantedDefect } from './plantedDefect'
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

/** The build of a defect must come about: only then it is the check that finds it. */
async function look(folder: string, { command, needsBuild }: Check): Promise<Run> {
  if (needsBuild) {
    const built = await runCommand(buildCommand, folder)
    if (built.exitCode !== 0) return { exitCode: null, output: built.output }
  }
  return runCommand(command, folder)
}

/** Every check on the sound copy, once; one build serves them all. */
export async function runSound(
  folder: string,
  defects: readonly PlantedDefect[],
  tell: (sentence: string) => void,
) {
  const runs = new Map<string, Run>()
  let isBuilt = false
  for (const { check } of defects) {
    if (runs.has(nameOf(check))) continue
    tell(`without a defect: ${nameOf(check)}`)
    runs.set(nameOf(check), await look(folder, { ...check, needsBuild: check.needsBuild && !isBuilt }))
    isBuilt ||= check.needsBuild
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
