import { gate as copy } from '../../content/legal'
import { useIsLoading } from '../loads'
import { VisuallyHidden } from './VisuallyHidden'
import './LoadingBar.scss'

/** Shown while a page is on its way, or the code of what was pressed. */
export const LoadingBar = () => (
  <div className="loading-bar" role="status">
    {useIsLoading() && <VisuallyHidden>{copy.loading}</VisuallyHidden>}
  </div>
)
