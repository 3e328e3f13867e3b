import { paintingsPage as copy } from '../../content/gallery'
import '../../shared/ui/Button.scss'
import './NoResults.scss'

/** No work matches both filters: an empty hook on the wall. */
export function NoResults({ onClear }: { onClear: () => void }) {
  return (
    <div className="no-results">
      <div className="no-results__frame" aria-hidden="true" />
      <div>
        <p className="no-results__text">{copy.empty}</p>
        <button type="button" className="button button--night" onClick={onClear}>
          {copy.clear}
        </button>
      </div>
    </div>
  )
}
