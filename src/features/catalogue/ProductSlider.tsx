import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import * as carousel from '../../content/carousel'
import { fullName, productCard, type Product } from '../../content/product'
import { Carousel } from '../../shared/carousel/Carousel'
import { ProgressMarks } from '../../shared/carousel/ProgressMarks'
import { ProductCard } from './ProductCard'
import { useSlideRing } from './useSlideRing'
import { useSlidesToShow } from './useSlidesToShow'
import './ProductSlider.scss'

type Props = {
  heading: string
  /** How many bottles there are. */
  count: number
  /** Undefined while the bottle is on its way, null where it cannot be had. */
  find: (index: number) => Product | null | undefined
  /** Called with the bottles that come into reach, once the slider has moved. */
  request?: (indexes: readonly number[]) => void
  /** What else each card offers. */
  action: (product: Product) => ReactNode
}

/** More bottles than these are counted in words, without a mark for each. */
const mostMarks = 12

/** Bottles in a loop, with the heading and the arrows above them (spec §2, §9). */
export function ProductSlider({ heading, count, find, request, action }: Props) {
  const slidesToShow = useSlidesToShow()
  const { items, current, moveTo } = useSlideRing(count, slidesToShow)
  const requestInReach = useEffectEvent(() => request?.(items))
  useEffect(() => {
    if (current > 0) requestInReach()
  }, [current])

  const renderCard = (index: number) => {
    const product = find(index)
    return product ? (
      <ProductCard key={index} product={product} action={action(product)} />
    ) : (
      <p key={index} className="product-slider__missing">
        {product === null ? productCard.failed : productCard.loading}
      </p>
    )
  }
  const nameCard = (index: number) => {
    const product = find(index)
    return product ? fullName(product) : productCard.unnamed
  }

  return (
    <Carousel
      key={items.length}
      className="product-slider"
      label={heading}
      slidesToShow={slidesToShow}
      slides={items.map(renderCard)}
      slideLabels={items.map(nameCard)}
      list={{ count, items }}
      onMove={moveTo}
      controls={({ previous, next }) => (
        <>
          <h2 className="product-slider__heading">{heading}</h2>
          {count > slidesToShow && (
            <>
              <div className="product-slider__arrows">
                <button type="button" aria-label={carousel.previousBottles} onClick={previous}>
                  <ArrowLeft className="icon" aria-hidden="true" />
                </button>
                <button type="button" aria-label={carousel.nextBottles} onClick={next}>
                  <ArrowRight className="icon" aria-hidden="true" />
                </button>
              </div>
              {count > mostMarks ? (
                <p className="product-slider__count" aria-hidden="true">
                  {carousel.position(current, count)}
                </p>
              ) : (
                <ProgressMarks count={count} current={current} />
              )}
            </>
          )}
        </>
      )}
    />
  )
}
