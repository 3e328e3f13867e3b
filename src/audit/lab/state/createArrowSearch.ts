import { findNextSteps } from '../../model/nextSteps'
import type { Session } from '../../model/session'
import type { Tab } from '../../model/steps'
import type { LabSubject } from '../../model/subject'
import type { LabState } from './labState'
import { pauseUntilPainted } from './pauseUntilPainted'

interface Shown {
  readonly session: Session
  readonly tab: Tab
  /** A planted defect. */
  readonly variant: unknown
}

/** Looks for the arrows that can be pressed: those of the visitor's events at once, the rest after the screen is painted. */
export function createArrowSearch(subject: LabSubject, onFound: (enabled: LabState['enabled']) => void) {
  let underway = new AbortController()

  return {
    stop: () => underway.abort(),
    /** Looks from here; what was being looked for is dropped. */
    async begin({ session, tab, variant }: Shown) {
      underway.abort()
      const { signal } = (underway = new AbortController())
      const pause = () => pauseUntilPainted(signal)
      try {
        for await (const enabled of findNextSteps(subject, { session, tab }, { variant, pause })) {
          if (!signal.aborted) onFound(enabled)
        }
      } catch (error) {
        if (!signal.aborted) throw error
      }
    },
  }
}
