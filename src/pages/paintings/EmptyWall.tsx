import { paintingsPage as copy } from '../../content/gallery'
import '../../shared/ui/Button.scss'
import './EmptyWall.scss'

/** A bare hook on the wall: no work matches both filters. */
export function EmptyWall({ onClear }: { onClear: () => void }) {
  return (
    <div className="empty-wall">
      <div className="empty-wall__frame" aria-hidden="true" />
      <p className="empty-wall__text">{copy.empty}</p>
      <button type="button" className="button button--night" onClick={onClear}>
        {copy.clear}
      </button>
    </div>
  )
}
