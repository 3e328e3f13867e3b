import { brand } from '../../content/constants'
import { gate as copy } from '../../content/legal'
import { Spinner } from '../../shared/ui/Spinner'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import './LoadingScreen.scss'

/**
 * `checking`, and code on its way (spec §2). The build writes the same into the static HTML, beside the gate: `hidden`
 * there for readers without styles, because only the styles choose which of the two is seen.
 */
export function LoadingScreen({ hidden = false }: { hidden?: boolean }) {
  return (
    <main className="loading-screen" hidden={hidden}>
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
