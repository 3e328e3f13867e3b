import { chakanaOutline } from './Brand'
import './Spinner.scss'

/** A chakana woven by a gold thread. */
export function Spinner() {
  return (
    <svg className="spinner" viewBox="-4 -4 8 8" aria-hidden="true">
      <path className="spinner__frame" d={chakanaOutline} />
      <path className="spinner__thread" pathLength="100" d={chakanaOutline} />
      <circle className="spinner__core" r="1" />
    </svg>
  )
}
