import { useRef } from 'react'
import { findPainting } from '../../content/paintings'
import { productPage, unrolledStatus, unrolling as copy } from '../../content/productPage'
import { fullName, type Product } from '../../content/product'
import { ZoomButton } from '../../features/zoom/ZoomButton'
import { labelPart } from '../../shared/paths'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import { labelMiddle } from './unrolling/bottlePicture'
import { ProductSheet } from './ProductSheet'
import { ProductStage } from './ProductStage'
import { UnrollButton } from './UnrollButton'
import { useUnrollingCode } from './useUnrollingCode'
import './ProductGallery.scss'

const besideStage = `(min-width: ${breakpoints.slider5}px) and (max-width: ${breakpoints.pageMax}px)`
const thumbnailSizes = [`${besideStage} 41px, 20px`, `${besideStage} 84px, 44px`] as const

/** From close by: the label takes nearly all of the height, and its words can be read. */
const onLabel = { scale: 2, part: labelMiddle }

/** The bottle on its stage, or the painting that its label unrolls into. */
export function ProductGallery({ product }: { product: Product }) {
  const stage = useRef<HTMLDivElement>(null)
  const { Unrolling, isUnrolled, hasMoved, hasFailed, load, change } = useUnrollingCode(stage)
  const chosen = isUnrolled ? 1 : 0
  const painting = findPainting(product.paintingId)

  return (
    <div className="product-gallery" data-wall={product.paintingId}>
      <div className="product-gallery__stage" id={labelPart}>
        <ProductStage product={product} ref={stage}>
          {Unrolling && (
            <Unrolling product={product} stage={stage} isUnrolled={isUnrolled} onChange={change} />
          )}
        </ProductStage>
      </div>
      <div className="product-gallery__choice" role="group" aria-label={productPage.imagesLabel}>
        {([0, 1] as const).map((index) => (
          <button
            key={index}
            type="button"
            className="product-gallery__thumbnail"
            aria-pressed={index === chosen}
            aria-label={productPage.images[index]}
            onClick={() => change(index === 1)}
          >
            <Picture source={product.srcImg[index].source} alt="" sizes={thumbnailSizes[index]} />
          </button>
        ))}
      </div>
      <div className="product-gallery__actions">
        <UnrollButton isUnrolled={isUnrolled} onIntent={load} onPress={() => change(!isUnrolled)} />
        <ZoomButton
          key={chosen}
          image={product.srcImg[chosen]}
          name={isUnrolled ? product.namePainting : fullName(product)}
          {...(!isUnrolled && { wall: product.paintingId, opening: onLabel })}
        />
        <p className="product-gallery__failure" role="alert">
          {hasFailed && copy.loadFailure}
        </p>
        <p className="product-gallery__status" role="status">
          {hasMoved && (isUnrolled ? unrolledStatus(painting) : copy.rolled)}
        </p>
      </div>
      <ProductSheet product={product} />
    </div>
  )
}
