import { places } from '../../content/places'
import { ExternalLink } from '../../shared/ui/ExternalLink'
import { whatsappLink } from '../../shared/whatsapp'
import './Shops.scss'

/** Points of sale, by department. */
export function Shops() {
  const { heading, sells, list, rest, ask, message, offer, offerMessage } = places.shops
  return (
    <div className="shops">
      <h3 className="shops__heading">{heading}</h3>
      <div className="shops__departments">
        {list.map(({ department, shops }) => (
          <div key={department} className="shops__department">
            <h4 className="shops__name">{department}</h4>
            <ul>
              {shops.map((shop) => (
                <li key={shop.name + shop.address} className="shop">
                  <strong>{shop.name}</strong>
                  <span>
                    {shop.address}, {shop.city}
                  </span>
                  <span>{sells[shop.sells]}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="shops__rest">{rest}</p>
      <ul className="shops__links">
        <li>
          <ExternalLink href={whatsappLink(message)} className="text-link">
            {ask}
          </ExternalLink>
        </li>
        <li>
          <ExternalLink href={whatsappLink(offerMessage)} className="text-link">
            {offer}
          </ExternalLink>
        </li>
      </ul>
    </div>
  )
}
