import { places } from '../../content/places'
import { House } from './House'
import './Places.scss'
import { PublicEvents } from './PublicEvents'
import { Shops } from './Shops'

/** Where to taste and buy: the house, what comes, and the shops of each department. */
export function Places() {
  return (
    <section className="places" id="donde-probar">
      <div className="places__body">
        <h2 className="places__heading">{places.heading}</h2>
        <p className="places__lead">{places.lead}</p>
        <House />
        <PublicEvents />
        <Shops />
      </div>
    </section>
  )
}
