import type { Painting } from '../../content/collection'
import { artistPage as copy } from '../../content/gallery'
import { ProductCard } from '../../features/catalogue/ProductCard'
import { findBottle } from '../../features/gallery/findInCollection'
import { AddToOrder } from '../../features/order/AddToOrder'
import './ArtistBottles.scss'

export function ArtistBottles({ paintings }: { paintings: readonly Painting[] }) {
  const bottles = paintings.flatMap((painting) => findBottle(painting) ?? [])
  return (
    <section className="artist-bottles">
      <h2 className="artist-bottles__title">{copy.bottles.heading}</h2>
      <ul className="artist-bottles__list">
        {bottles.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} action={<AddToOrder product={product} />} />
          </li>
        ))}
      </ul>
    </section>
  )
}
