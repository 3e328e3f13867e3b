import type { Painting } from '../../content/collection'
import { artistPage as copy } from '../../content/gallery'
import { ProductCard } from '../../features/catalogue/ProductCard'
import { findBottle } from '../../features/gallery/findInCollection'
import { AddToOrder } from '../../features/order/AddToOrder'
import * as breakpoints from '../../styles/breakpoints'
import './ArtistBottles.scss'

const { slider3, layout, nav, slider5, wide, pageMax } = breakpoints

/** How wide a bottle is drawn where that many cards share the row: `ArtistBottles.scss`. */
const bottleSizes = (cards: number) =>
  cards > 2
    ? `(min-width: ${pageMax}px) 145px, (min-width: ${wide}px) 10vw, (min-width: ${slider5}px) 26vw, (min-width: ${layout}px) min(19vw, 154px), (min-width: ${slider3}px) 27vw, 41vw`
    : `(min-width: ${pageMax}px) 222px, (min-width: ${nav}px) 15.4vw, (min-width: ${layout}px) 16.9vw, 41vw`

export function ArtistBottles({ paintings }: { paintings: readonly Painting[] }) {
  const bottles = paintings.flatMap((painting) => findBottle(painting) ?? [])
  return (
    <section className="artist-bottles">
      <h2 className="artist-bottles__title">{copy.bottles.heading}</h2>
      <ul className="artist-bottles__list">
        {bottles.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              action={<AddToOrder product={product} />}
              bottleSizes={bottleSizes(bottles.length)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
