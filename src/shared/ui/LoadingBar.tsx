import { gate as copy } from '../../content/legal'
import { useHasSlowLoad } from '../slowLoads'
import { VisuallyHidden } from './VisuallyHidden'
import './LoadingBar.scss'

/** Shown while a page is on its way, or the code of what was pressed. */
export function LoadingBar({ isLoading = false }: { isLoading?: boolean }) {
  const isSlow = useHasSlowLoad()
  return (
    <div className="loading-bar" role="status">
      {(isLoading || isSlow) && <VisuallyHidden>{copy.loading}</VisuallyHidden>}
    </div>
  )
}
