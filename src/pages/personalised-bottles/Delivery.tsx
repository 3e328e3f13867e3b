import { Frame, Truck } from 'lucide-react'
import { personalised } from '../../content/personalised'
import './Delivery.scss'

/** spec §1 and §2: stretcher, neutral frame; where it is delivered. */
export function Delivery() {
  const { heading, frame, area } = personalised.delivery
  return (
    <section className="delivery">
      <h2 className="delivery__heading">{heading}</h2>
      <p className="delivery__promise">
        <Frame className="icon" aria-hidden="true" />
        {frame}
      </p>
      <p className="delivery__promise">
        <Truck className="icon" aria-hidden="true" />
        {area}
      </p>
    </section>
  )
}
