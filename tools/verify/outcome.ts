/** Result of a step. A skipped test is counted as failed. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly notes: readonly string[]
  /** Name and version of each browser it ran in, as the browser reports them. */
  readonly engines?: readonly string[]
}

/** `null` when a signal ended the program, or it never started. */
export type ExitCode = number | null

export const failure = (reason: string): Outcome => ({ passed: 0, failed: 1, notes: [reason] })

export const countCheck = (exitCode: ExitCode): Outcome =>
  exitCode === 0 ? { passed: 1, failed: 0, notes: [] } : failure(`ended with code ${exitCode}`)

/** A test run counts as passed only if its report and its exit code agree. */
export const countTests = (exitCode: ExitCode, passed: number, failures: readonly string[]): Outcome => {
  if (failures.length > 0) return { passed, failed: failures.length, notes: failures }
  if (passed === 0) return failure('ran no tests')
  if (exitCode !== 0) {
    return { passed, failed: 1, notes: [`ended with code ${exitCode} although no test failed`] }
  }
  return { passed, failed: 0, notes: [] }
}

export const sumOutcomes = (outcomes: readonly Outcome[]) => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
})
