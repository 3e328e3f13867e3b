import { singaniMap as copy } from '../../content/singaniMap'
import { chakanaOutline } from '../../shared/ui/Brand'
import { departmentOutlines, mapSize, otherDepartments } from './boliviaOutlines'
import './SinganiMap.scss'

/** From the names beside the map to their departments, and from the valley's. */
const leaders = 'M20 39h8.6M24 43.6h4.6M17.8 44.6v3.6h10.8'

/** Bolivia with the departments of singani, their names as text. */
export function SinganiMap() {
  return (
    <figure className="singani-map">
      <h3 className="singani-map__heading">{copy.heading}</h3>
      <div className="singani-map__drawing">
        <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true">
          <path className="singani-map__others" d={otherDepartments} />
          {copy.departments.map(({ id }) => (
            <path
              key={id}
              className="singani-map__department"
              data-department={id}
              d={departmentOutlines[id]}
            />
          ))}
          <path className="singani-map__leader" d={leaders} />
          <path
            className="singani-map__valley-mark"
            transform="translate(17.8 44.6) scale(.4)"
            d={chakanaOutline}
          />
        </svg>
        <ul>
          {copy.departments.map(({ id, name }) => (
            <li key={id} className="singani-map__name" data-department={id}>
              {name}
            </li>
          ))}
        </ul>
        <p className="singani-map__name" data-department="valley">
          {copy.valley}
        </p>
      </div>
      <figcaption className="singani-map__caption">{copy.caption}</figcaption>
    </figure>
  )
}
