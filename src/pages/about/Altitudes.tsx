import { formatMetres } from '../../content/metres'
import { altitudes as copy } from '../../content/singaniMap'
import { chakanaOutline } from '../../shared/ui/Brand'
import './Altitudes.scss'

/** A mountain from Santa Cruz up to La Paz, woven as the maps are: 44 × 22 squares, each 200 m high. */
const outlines = {
  hills: 'M0 22v-2h8v-1h1v-2h1v-1h1v-2h33v8z',
  folds: `M4 22${'m8 0v-1h1v-1h1v-1h1v-1h2v1h1v1h1v1h1v1z'.repeat(4)}`,
  valley: 'M12 14v-1h9v-1h1v-1h1v-1h9v-1h1v-1h11v6z',
  peaks: 'M33 8v-1h1v-1h1v-1h7v1h1v1h1v1z',
  caps: 'M35 6v-1h1v-1h5v1h1v1z',
  vines: 'M12 10.5h9m-9 1h9m-9 1h9',
  band: 'M11 8h32v6h-32',
  tarija: chakanaOutline,
  towns: 'M5 19h1v1h-1zM27 9h1v1h-1zM38 3h1v1h-1z',
}

/** How high four cities lie, and the vines of Tarija among them. */
export function Altitudes() {
  return (
    <figure className="altitudes">
      <h3 className="altitudes__heading">{copy.heading}</h3>
      <div className="altitudes__drawing">
        <div className="altitudes__scale" aria-hidden="true">
          {[3000, 2000, 1000].map((metres) => (
            <span key={metres}>{formatMetres(metres)}</span>
          ))}
        </div>
        <svg viewBox="0 0 44 22" aria-hidden="true">
          {Object.entries(outlines).map(([name, outline]) => (
            <path key={name} className={`altitudes__${name}`} d={outline} />
          ))}
        </svg>
        <p className="altitudes__name">
          {copy.band.name} <span>{copy.band.range}</span>
        </p>
      </div>
      <dl className="altitudes__cities">
        {copy.cities.map(({ name, height }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{height}</dd>
          </div>
        ))}
      </dl>
      <figcaption className="altitudes__caption">{copy.caption}</figcaption>
    </figure>
  )
}
