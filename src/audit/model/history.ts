import type { Step } from './scenario'

/** The steps performed so far, and which of them is under way. */
export function createHistory() {
  const steps: Step[] = []
  return {
    steps: (): readonly Step[] => [...steps],
    record: (step: Step) => void steps.push(step),
    /** For the log; the first reading is `inicio`. */
    cause: () => ({ step: steps.at(-1) ?? 'inicio', stepsDone: steps.length }),
  }
}
