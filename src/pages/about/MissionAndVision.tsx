import { story } from '../../content/story'
import { Statement } from './Statement'
import './MissionAndVision.scss'

/** Mission and vision (spec §2), each beside a painting. */
export function MissionAndVision() {
  return (
    <div className="mission">
      <div className="mission__wall">
        <Statement {...story.mission} frame="gold" />
        <Statement {...story.vision} frame="walnut" />
      </div>
    </div>
  )
}
