import { gate as copy } from '../../content/legal'
import { useIsPressWaiting } from '../pressedLoads'
import { VisuallyHidden } from './VisuallyHidden'
import './LoadingBar.scss'

/** Shown while a page is on its way, or the code of what was pressed. */
export function LoadingBar({ isLoading = false }: { isLoading?: boolean }) {
  const isWaiting = useIsPressWaiting()
  return (
    <div className="loading-bar" role="status">
      {(isLoading || isWaiting) && <VisuallyHidden>{copy.loading}</VisuallyHidden>}
    </div>
  )
}
