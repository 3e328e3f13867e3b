import { GatePage } from './GatePage'
import { LoadingScreen } from './LoadingScreen'

/** What every HTML file holds before a script has run: the question, and what an accepted visitor waits with. */
export function StaticScreens() {
  return (
    <>
      <div className="static-gate">
        <GatePage />
      </div>
      <div className="static-loading">
        <LoadingScreen hidden />
      </div>
    </>
  )
}
