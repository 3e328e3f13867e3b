import { countWeeks, ownerEvents } from '../../content/ownerEvents'
import { occasionPictures, personalised, sizeChoices } from '../../content/personalised'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import './PriceExamples.scss'

const examples = ownerEvents.priceExamples.value

/** A painting for each size of spec §9. */
const paintings = [occasionPictures.aniversario, occasionPictures.quince, occasionPictures.boda]

/** Orders with their price and weeks, as labels; the paintings are drawn at one scale. */
export function PriceExamples() {
  const { heading, text, bottles, painting, weeks, ofWork } = personalised.examples
  if (examples.length === 0) return null
  return (
    <section className="price-examples">
      <div>
        <h2 className="price-examples__heading">{heading}</h2>
        <p className="price-examples__text">{text}</p>
      </div>
      <ul className="price-examples__list">
        {examples.map((example) => {
          const size = sizeChoices.findIndex(({ id }) => id === example.size)
          const { name, widthCm } = sizeChoices[size]!
          return (
            <li key={example.bottles} className="price-example">
              <div className={`price-example__wall price-example__wall--${example.size}`}>
                <Picture
                  className="price-example__picture"
                  source={paintings[size]!.source}
                  alt=""
                  sizes={`(min-width: ${breakpoints.layout}px) ${widthCm * 2}px, ${widthCm}px`}
                />
              </div>
              <h3 className="price-example__bottles">
                {example.bottles} {bottles}
              </h3>
              <p className="price-example__painting">
                {painting} {name}
              </p>
              <p className="price-example__price">{example.price}</p>
              <p className="price-example__weeks">
                <strong>
                  {countWeeks(example)} {weeks}
                </strong>
                {ofWork(example.weeks)}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
