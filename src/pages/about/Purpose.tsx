import { story } from '../../content/story'
import { Statement } from './Statement'
import './Purpose.scss'

/** Mission and vision (spec §2), two paintings at different heights. */
export function Purpose() {
  return (
    <div className="purpose">
      <div className="purpose__wall">
        <Statement {...story.mission} frame="gold" />
        <Statement {...story.vision} frame="walnut" isReversed />
      </div>
    </div>
  )
}
