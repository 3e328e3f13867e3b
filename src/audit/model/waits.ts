const longestWaitMs = 60_000

/** Milliseconds of virtual time that the step lets pass; 0 for any other word. */
export function waitMsOf(word: string): number {
  const ms = Number(/^([1-9]\d{0,4})ms$/.exec(word)?.[1] ?? 0)
  return ms <= longestWaitMs ? ms : 0
}

/** A wait is compared one millisecond before its end too. */
export function splitWait<Word extends string>(step: Word): readonly Word[] {
  const ms = waitMsOf(step)
  return ms > 1 ? ([`${ms - 1}ms`, '1ms'] as Word[]) : [step]
}

/** «50 ms», «60 s». */
export const formatDuration = (ms: number) => (ms % 1000 === 0 ? `${ms / 1000} s` : `${ms} ms`)
