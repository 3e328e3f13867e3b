import type { EquivalentMutant } from './equivalentMutants'
import type { Suite } from './suite'

export interface TestedMutant extends Omit<EquivalentMutant, 'reason'> {
  readonly lineNumber: number
  readonly status: string
}

export interface Verdict {
  readonly killed: number
  readonly equivalent: number
  /** Neither killed nor equivalent. */
  readonly survived: number
  /** Killed, of those that are not equivalent. */
  readonly percent: number
  /** What survived, to be read. */
  readonly survivors: readonly string[]
  readonly problems: readonly string[]
}

const isKilled = ({ status }: TestedMutant) => status === 'Killed' || status === 'Timeout'
const isAlive = ({ status }: TestedMutant) => status === 'Survived' || status === 'NoCoverage'

const isSame = (mutant: TestedMutant, other: EquivalentMutant) =>
  (['file', 'line', 'mutator', 'code', 'replacement'] as const).every((key) => mutant[key] === other[key])

const format = ({ file, mutator, code, replacement }: Omit<EquivalentMutant, 'reason' | 'line'>) =>
  `${file} ${mutator}: «${code}» → «${replacement}»`

/** A suite's result, from its mutants. */
export function judgeSuite(
  { name, mutate, minimumPercent }: Suite,
  mutants: readonly TestedMutant[],
  equivalentMutants: readonly EquivalentMutant[],
): Verdict {
  const listed = equivalentMutants.filter(({ file }) => mutate.includes(file))
  const alive = mutants.filter(isAlive)
  const equivalent = alive.filter((mutant) => listed.some((entry) => isSame(mutant, entry)))
  const open = alive.filter((mutant) => !equivalent.includes(mutant))
  const outdated = listed.filter((entry) => !alive.some((mutant) => isSame(mutant, entry)))
  const killed = mutants.filter(isKilled).length
  const percent = (100 * killed) / (killed + open.length)

  const survivors = open.map(
    (mutant) => `survived, not listed as equivalent: line ${mutant.lineNumber} of ${format(mutant)}`,
  )
  const problems = [
    ...(minimumPercent === 100 ? survivors : []),
    ...outdated.map((entry) => `listed as equivalent, but does not survive: ${format(entry)}`),
    ...(percent >= minimumPercent
      ? []
      : [`${name}: ${percent.toFixed(1)} % killed, at least ${minimumPercent}`]),
  ]
  return { killed, equivalent: equivalent.length, survived: open.length, percent, survivors, problems }
}
