import { useState } from 'react'
import { productPage } from '../../content/productPage'
import { fullName, type Product } from '../../content/products'
import { ZoomButton } from '../../features/zoom/ZoomButton'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import { ProductStage } from './ProductStage'
import './ProductGallery.scss'

const thumbnailSizes = [
  `(min-width: ${breakpoints.layout}px) 41px, 33px`,
  `(min-width: ${breakpoints.layout}px) 84px, 72px`,
] as const

/** The bottle on its stage, or the painting it wears: two thumbnails choose. */
export function ProductGallery({ product }: { product: Product }) {
  const [chosen, setChosen] = useState<0 | 1>(0)

  return (
    <div className="product-gallery" data-wall={product.paintingId}>
      <div className="product-gallery__choice" role="group" aria-label={productPage.imagesLabel}>
        {([0, 1] as const).map((index) => (
          <button
            key={index}
            type="button"
            className="product-gallery__thumbnail"
            aria-pressed={index === chosen}
            aria-label={`Imagen ${index + 1} de 2: ${productPage.images[index]}`}
            onClick={() => setChosen(index)}
          >
            <Picture source={product.srcImg[index].source} alt="" sizes={thumbnailSizes[index]} />
          </button>
        ))}
      </div>
      <div className="product-gallery__stage">
        <ProductStage product={product} shows={chosen} />
        <ZoomButton
          key={chosen}
          image={product.srcImg[chosen]}
          name={chosen === 0 ? fullName(product) : product.namePainting}
          {...(chosen === 0 && { wall: product.paintingId })}
        />
      </div>
    </div>
  )
}
