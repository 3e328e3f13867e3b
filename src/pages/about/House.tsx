import { places } from '../../content/places'
import { ExternalLink } from '../../shared/ui/ExternalLink'
import { FactList } from '../../shared/ui/FactList'
import './House.scss'
import { geoLink, openStreetMapLink } from './mapLinks'
import { ValleyMap } from './ValleyMap'

/** Address, hours and mail of the house; the ways to it are links alone, and nothing is loaded for them. */
export function House() {
  const { house } = places
  return (
    <div className="house">
      <div>
        <h3 className="house__name">{house.name}</h3>
        <p className="house__text">{house.text}</p>
        <FactList facts={house.facts} />
        <ul className="house__links">
          <li>
            <a href={geoLink(house)} className="text-link">
              {house.app}
            </a>
          </li>
          <li>
            <ExternalLink href={openStreetMapLink(house)} className="text-link">
              {house.map}
            </ExternalLink>
          </li>
          <li>
            <a href={`mailto:${house.mail}`} className="text-link">
              {house.mail}
            </a>
          </li>
        </ul>
      </div>
      <ValleyMap />
    </div>
  )
}
