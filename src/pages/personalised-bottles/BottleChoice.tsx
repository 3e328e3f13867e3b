import { personalised } from '../../content/personalised'
import { BottleOption } from './BottleOption'
import { SectionHead } from './SectionHead'
import './BottleChoice.scss'

/** spec §2: Premium or Clásico. */
export function BottleChoice() {
  return (
    <section className="bottle-choice">
      <SectionHead heading={personalised.bottle.heading}>{personalised.adultsOnly}</SectionHead>
      <div className="bottle-choice__options">
        <BottleOption line="premium" />
        <BottleOption line="clasico" />
      </div>
    </section>
  )
}
