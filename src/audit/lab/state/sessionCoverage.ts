import { addCoverage, countTaken, emptyCoverage, takenIn, type Coverage } from '../../model/coverage'
import type { LogEntry } from '../../model/logEntry'

/** Adds up what the lab's sessions take, one after the other, until it is cleared; in memory only. */
export function createSessionCoverage() {
  let finished: Coverage = emptyCoverage
  let running: Coverage = emptyCoverage
  let isNew: (entry: LogEntry) => boolean = () => true

  return {
    /**
     * A session begins; what the one before took is kept. With a planted defect it is not counted: what a wrong machine
     * takes covers nothing. `repeated` of its steps were counted before; without it the opening counts too.
     */
    begin(isCounted: boolean, repeated = -1) {
      finished = addCoverage(finished, running)
      running = emptyCoverage
      isNew = ({ stepsDone }) => isCounted && stepsDone > repeated
    },
    /** What all sessions took, with the running one's log so far. */
    count(log: readonly LogEntry[]): Coverage {
      running = countTaken(takenIn(log).filter(({ entry }) => isNew(entry)))
      return addCoverage(finished, running)
    },
    /** What the running session has taken so far is not counted again. */
    clear(log: readonly LogEntry[]): Coverage {
      const wasNew = isNew
      finished = emptyCoverage
      running = emptyCoverage
      isNew = (entry) => wasNew(entry) && entry.number >= log.length
      return emptyCoverage
    },
  }
}
