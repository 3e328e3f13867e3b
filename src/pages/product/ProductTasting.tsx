import { productPage } from '../../content/productPage'
import type { Product } from '../../content/product'
import { tastingNotes } from '../../content/tastingNotes'
import './ProductTasting.scss'

const copy = productPage.tasting
const senses = ['sight', 'nose', 'palate'] as const

/** Tasting notes by sense. */
export function ProductTasting({ product: { id } }: { product: Product }) {
  const note = tastingNotes[id]
  return (
    <section className="product-tasting">
      <h2 className="product-tasting__heading">{copy.heading}</h2>
      <ul className="product-tasting__list">
        {senses.map((sense) => (
          <li key={sense} className={`product-tasting__note product-tasting__note--${sense}`}>
            <h3 className="product-tasting__sense">{copy[sense]}</h3>
            <p className="product-tasting__text">{note[sense]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
