import { story } from '../../content/story'
import { HungStatement } from './HungStatement'
import './Purpose.scss'

/** Mission and vision (spec §2), two paintings hung at different heights. */
export function Purpose() {
  return (
    <div className="purpose">
      <div className="purpose__wall">
        <HungStatement {...story.mission} frame="gold" />
        <HungStatement {...story.vision} frame="walnut" isTurned />
      </div>
    </div>
  )
}
