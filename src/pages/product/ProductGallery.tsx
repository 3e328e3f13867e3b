import { useRef } from 'react'
import { findPainting } from '../../content/paintings'
import { productPage } from '../../content/productPage'
import { fullName, type Product } from '../../content/product'
import { unrolledStatus, unrolling as copy } from '../../content/unrolling'
import { FramedPainting } from '../../features/gallery/FramedPainting'
import { ZoomButton } from '../../features/zoom/ZoomButton'
import { labelPart, paths } from '../../shared/paths'
import { prefersReducedMotion } from '../../shared/prefersReducedMotion'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import { labelMiddle } from '../../features/unrolling/bottlePicture'
import { ProductSheet } from './ProductSheet'
import { ProductStage } from '../../features/unrolling/ProductStage'
import { UnrollButton } from './UnrollButton'
import { useUnrollingCode } from './useUnrollingCode'
import './ProductGallery.scss'

const { layout, slider5, pageMax } = breakpoints
const bottleSizes = `(min-width: ${pageMax + 1}px) clamp(170px, 38.5vh - 90px, 424px), (min-width: ${slider5}px) clamp(170px, 38.5vh - 90px, 288px), (min-width: ${layout}px) clamp(170px, 28.5vh, 308px), clamp(104px, 16.3vh, 177px)`
const paintingSizes = `(min-width: ${pageMax + 1}px) clamp(260px, 66vh - 190px, 760px), (min-width: ${layout}px) 450px, 51vw`
const besideStage = `(min-width: ${slider5}px) and (max-width: ${pageMax}px)`
const thumbnailSizes = [`${besideStage} 41px, 20px`, `${besideStage} 84px, 44px`] as const

/** From close by: the label takes nearly all of the height, and its words can be read. */
const onLabel = { scale: 2, part: labelMiddle }

/** The bottle on its stage, or the painting that its label unrolls into. */
export function ProductGallery({ product }: { product: Product }) {
  const stage = useRef<HTMLDivElement>(null)
  const { Unrolling, isUnrolled, hasMoved, hasFailed, load, change } = useUnrollingCode(stage)
  const chosen = isUnrolled ? 1 : 0
  const painting = findPainting(product.paintingId)
  const press = () => {
    change(!isUnrolled)
    // The movement is seen whole, wherever the page was scrolled to.
    stage.current?.parentElement?.scrollIntoView({
      block: 'nearest',
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    })
  }

  return (
    <div className="product-gallery" data-wall={product.paintingId}>
      <div className="product-gallery__stage" id={labelPart}>
        <ProductStage
          bottle={product.srcImg[0]}
          sizes={bottleSizes}
          page={paths.product(product.id)}
          ref={stage}
        >
          {Unrolling && (
            <Unrolling
              bottle={product.srcImg[0].source}
              line={product.line}
              painting={painting}
              stage={stage}
              isUnrolled={isUnrolled}
              onChange={change}
            >
              <FramedPainting image={painting.image} frame={painting.frame} sizes={paintingSizes} priority />
            </Unrolling>
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
        <UnrollButton isUnrolled={isUnrolled} onIntent={load} onPress={press} />
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
