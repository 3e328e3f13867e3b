import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { fullName, type Product } from '../../content/products'
import { Carousel } from '../../shared/carousel/Carousel'
import { ProgressMarks } from '../../shared/carousel/ProgressMarks'
import { ProductCard } from './ProductCard'
import { useSlidesToShow } from './useSlidesToShow'
import './ProductSlider.scss'

type Props = {
  heading: string
  products: readonly Product[]
  /** What else each card offers. */
  action: (product: Product) => ReactNode
}

/** Bottles in a loop, with the heading and the arrows above them (spec §2, §9). */
export function ProductSlider({ heading, products, action }: Props) {
  const slidesToShow = useSlidesToShow()

  return (
    <Carousel
      key={products.map(({ id }) => id).join()}
      className="product-slider"
      label={heading}
      slidesToShow={slidesToShow}
      slides={products.map((product) => (
        <ProductCard key={product.id} product={product} action={action(product)} />
      ))}
      slideLabels={products.map(fullName)}
      controls={({ current, count, previous, next }) => (
        <>
          <h2 className="product-slider__heading">{heading}</h2>
          {count > slidesToShow && (
            <>
              <div className="product-slider__arrows">
                <button type="button" aria-label="Productos anteriores" onClick={previous}>
                  <ArrowLeft className="icon" aria-hidden="true" />
                </button>
                <button type="button" aria-label="Productos siguientes" onClick={next}>
                  <ArrowRight className="icon" aria-hidden="true" />
                </button>
              </div>
              <ProgressMarks count={count} current={current} />
            </>
          )}
        </>
      )}
    />
  )
}
