import type { PlantedDefect } from './fault'

export interface Run {
  /** `null` when it never started, was killed or took too long. */
  readonly exitCode: number | null
  readonly output: string
}

/** Null where the check is red for the reason that was planted; else what is wrong with it. */
export function judgeRed({ says }: Pick<PlantedDefect, 'says'>, { exitCode, output }: Run): string | null {
  if (exitCode === 0) return 'its check stayed green'
  if (exitCode === null) return 'its check did not come to an end'
  return output.includes(says) ? null : `its check is red, but does not say «${says}»`
}

/** Null where the sound copy passes, and without the words that would tell of the defect. */
export function judgeGreen({ says }: Pick<PlantedDefect, 'says'>, { exitCode, output }: Run): string | null {
  if (exitCode !== 0) return 'its check is red without the defect'
  return output.includes(says) ? `its check says «${says}» without the defect` : null
}
