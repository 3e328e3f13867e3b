import { gate as copy } from '../../content/legal'
import { Spinner } from '../../shared/ui/Spinner'
import './LoadingScreen.scss'

/** `checking`, and code on its way; the build writes the same into the static HTML (spec §2). */
export function LoadingScreen() {
  return (
    <div className="loading-screen" role="status">
      <Spinner />
      <p className="loading-screen__text">{copy.loading}</p>
    </div>
  )
}
