import { places } from '../../content/places'
import { chakanaOutline } from '../../shared/ui/Brand'
import { placeInValley, valleyOutlines, valleySize } from './valleyDrawing'
import './ValleyMap.scss'

const layers = ['hills', 'valley', 'water', 'peaks', 'caps', 'vines', 'towns'] as const

/** The valley with its towns and the house, drawn here; a house beyond the valley has no drawing. */
export function ValleyMap() {
  const { villages, caption } = places.valley
  const house = placeInValley(places.house.at)
  if (!house) return null
  return (
    <figure className="valley-map">
      <div className="valley-map__drawing">
        <svg viewBox={`0 0 ${valleySize.width} ${valleySize.height}`} aria-hidden="true">
          {layers.map((layer) => (
            <path key={layer} className={`valley-map__${layer}`} d={valleyOutlines[layer]} />
          ))}
          <path
            className="valley-map__house"
            transform={`translate(${house.x} ${house.y}) scale(.55)`}
            d={chakanaOutline}
          />
        </svg>
        <ul>
          {villages.map(({ id, name }) => (
            <li key={id} className="valley-map__name" data-village={id}>
              {name}
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="valley-map__caption">{caption}</figcaption>
    </figure>
  )
}
