import type { ArguedSurvivor } from './equivalentMutants'
import type { Suite } from './suites'

export interface TestedMutant extends Omit<ArguedSurvivor, 'reason'> {
  readonly lineNumber: number
  readonly status: string
}

export interface Verdict {
  readonly killed: number
  readonly argued: number
  /** Neither killed nor argued. */
  readonly survived: number
  /** Killed, of those that are not argued. */
  readonly percent: number
  readonly problems: readonly string[]
}

const isKilled = ({ status }: TestedMutant) => status === 'Killed' || status === 'Timeout'
const isAlive = ({ status }: TestedMutant) => status === 'Survived' || status === 'NoCoverage'

const isSame = (mutant: TestedMutant, argued: ArguedSurvivor) =>
  (['file', 'line', 'mutator', 'code', 'replacement'] as const).every((key) => mutant[key] === argued[key])

const say = ({ file, mutator, code, replacement }: Omit<ArguedSurvivor, 'reason' | 'line'>) =>
  `${file} ${mutator}: «${code}» → «${replacement}»`

/** What a suite's mutants say of its tests. */
export function judge(
  { name, mutate, leastPercent }: Suite,
  mutants: readonly TestedMutant[],
  allArgued: readonly ArguedSurvivor[],
): Verdict {
  const listed = allArgued.filter(({ file }) => mutate.includes(file))
  const alive = mutants.filter(isAlive)
  const argued = alive.filter((mutant) => listed.some((entry) => isSame(mutant, entry)))
  const open = alive.filter((mutant) => !argued.includes(mutant))
  const outlived = listed.filter((entry) => !alive.some((mutant) => isSame(mutant, entry)))
  const killed = mutants.filter(isKilled).length
  const percent = (100 * killed) / (killed + open.length)

  const problems = [
    ...open.map((mutant) => `survived, not argued: line ${mutant.lineNumber} of ${say(mutant)}`),
    ...outlived.map((entry) => `argued, but does not survive: ${say(entry)}`),
    ...(percent >= leastPercent ? [] : [`${name}: ${percent.toFixed(1)} % killed, at least ${leastPercent}`]),
  ]
  return { killed, argued: argued.length, survived: open.length, percent, problems }
}
