import { occasionPictures, personalised, sizeChoices } from '../../content/personalised'
import { formatPrice } from '../../content/price'
import { estimateOrder } from '../../features/quote/estimateOrder'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import './PriceExamples.scss'

/** An example for each size of spec §9, in order: its painting, and how many bottles; ours. */
const examples = [
  { source: occasionPictures.aniversario, bottles: '12' },
  { source: occasionPictures.quince, bottles: '30' },
  { source: occasionPictures.boda, bottles: '60' },
]

/** Orders with their price and weeks, as labels; the paintings are drawn at one scale. */
export function PriceExamples() {
  const { heading, text, bottles, each, painting, weeks } = personalised.examples
  const labels = sizeChoices.map(({ id, name, widthCm }, index) => {
    const { source, ...order } = examples[index]!
    const estimate = estimateOrder({ ...order, size: id, line: 'premium' })
    return (
      estimate && (
        <li key={id} className="price-example">
          <div className={`price-example__wall price-example__wall--${id}`}>
            <Picture
              className="price-example__picture"
              source={source}
              alt=""
              sizes={`(min-width: ${breakpoints.layout}px) ${widthCm * 2}px, ${widthCm}px`}
            />
          </div>
          <h3 className="price-example__bottles">
            {order.bottles} {bottles}
          </h3>
          <p className="price-example__painting">
            {formatPrice((estimate.price - estimate.paintingPrice) / estimate.bottles)} {each}{' '}
            {formatPrice(estimate.paintingPrice)} {painting} {name}
          </p>
          <p className="price-example__price">{formatPrice(estimate.price)}</p>
          <p className="price-example__weeks">
            {estimate.weeks} {weeks}
          </p>
        </li>
      )
    )
  })
  if (!labels[0]) return null
  return (
    <section className="price-examples">
      <div>
        <h2 className="price-examples__heading">{heading}</h2>
        <p className="price-examples__text">{text}</p>
      </div>
      <ul className="price-examples__list">{labels}</ul>
    </section>
  )
}
