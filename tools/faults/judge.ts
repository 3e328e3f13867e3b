import type { Fault } from './fault'

export interface Run {
  /** `null` when it never started, was killed or took too long. */
  readonly exitCode: number | null
  readonly output: string
}

/** Null where the check fails for the expected reason; else the problem. */
export function judgeFailing(
  { expectedOutput }: Pick<Fault, 'expectedOutput'>,
  { exitCode, output }: Run,
): string | null {
  if (exitCode === 0) return 'its check stayed green'
  if (exitCode === null) return 'its check did not come to an end'
  return output.includes(expectedOutput) ? null : `its check is red, but does not print «${expectedOutput}»`
}

/** Null where the check passes on the unchanged copy and does not print the expected output; else the problem. */
export function judgePassing(
  { expectedOutput }: Pick<Fault, 'expectedOutput'>,
  { exitCode, output }: Run,
): string | null {
  if (exitCode !== 0) return 'its check is red without the fault'
  return output.includes(expectedOutput) ? `its check prints «${expectedOutput}» without the fault` : null
}
