import { personalised } from '../../content/personalised'
import { BottleOption } from './BottleOption'
import './BottleChoice.scss'

/** spec §2: Premium or Clásico. */
export function BottleChoice() {
  return (
    <section className="bottle-choice">
      <div className="bottle-choice__head">
        <h2 className="bottle-choice__heading">{personalised.bottle.heading}</h2>
        <p className="bottle-choice__text">{personalised.adultsOnly}</p>
      </div>
      <div className="bottle-choice__options">
        <BottleOption line="premium" />
        <BottleOption line="clasico" />
      </div>
    </section>
  )
}
