import { altitudes as copy, vineyardAltitudes } from '../../content/singaniMap'
import './Altitudes.scss'

/** Metres at the upper edge of the chart. */
const top = 4000
const { from, to } = vineyardAltitudes
const limits = [to, from].map((metres) => `M0 ${top - metres}h${copy.cities.length}`).join('')

/** Four cities as steps of one stair, and across them the heights at which the vines grow. */
export function Altitudes() {
  return (
    <figure className="altitudes">
      <h3 className="altitudes__heading">{copy.heading}</h3>
      <div className="altitudes__chart">
        <svg viewBox={`0 0 ${copy.cities.length} ${top}`} preserveAspectRatio="none" aria-hidden="true">
          <rect className="altitudes__band" y={top - to} width={copy.cities.length} height={to - from} />
          {copy.cities.map(({ name, metres }, index) => (
            <rect
              key={name}
              className="altitudes__city"
              x={index}
              y={top - metres}
              width="1"
              height={metres}
            />
          ))}
          <path className="altitudes__limits" d={limits} />
        </svg>
        <p className="altitudes__vines">
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
