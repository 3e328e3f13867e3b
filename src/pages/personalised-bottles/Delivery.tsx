import { Frame, HandHeart } from 'lucide-react'
import { personalised } from '../../content/personalised'
import './Delivery.scss'

/** spec §1 and §2: stretcher, neutral frame, no commission. */
export function Delivery() {
  const { heading, frame, commission } = personalised.delivery
  return (
    <section className="delivery">
      <h2 className="delivery__heading">{heading}</h2>
      <p className="delivery__promise">
        <Frame className="icon" aria-hidden="true" />
        {frame}
      </p>
      <p className="delivery__promise">
        <HandHeart className="icon" aria-hidden="true" />
        {commission}
      </p>
    </section>
  )
}
