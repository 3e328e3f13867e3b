import { brand } from '../../content/constants'
import { gate as copy } from '../../content/legal'
import { Spinner } from '../../shared/ui/Spinner'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import './LoadingScreen.scss'

/** `checking`, and code on its way; the build writes the same into the static HTML (spec §2). */
export function LoadingScreen() {
  return (
    <main className="loading-screen">
      <h1>
        <VisuallyHidden>{brand}</VisuallyHidden>
      </h1>
      <div className="loading-screen__status" role="status">
        <Spinner />
        <p className="loading-screen__text">{copy.loading}</p>
      </div>
    </main>
  )
}
