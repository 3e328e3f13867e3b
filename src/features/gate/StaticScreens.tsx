import { GatePage } from './GatePage'
import { LoadingScreen } from './LoadingScreen'

/**
 * What every HTML file holds before a script has run: the question, and what an accepted visitor waits with.
 * The head's `rel="expect"` names what follows the gate: nothing is painted before, so of a half-arrived question
 * nothing moves as the rest comes. (Chromium waits for an element's beginning, not for its end.)
 */
export function StaticScreens() {
  return (
    <>
      <div className="static-gate">
        <GatePage />
      </div>
      <div className="static-loading" id="static-loading">
        <LoadingScreen hidden />
      </div>
    </>
  )
}
