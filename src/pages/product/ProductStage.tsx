import type { Product } from '../../content/products'
import { FramedPainting } from '../../features/gallery/FramedPainting'
import { paths } from '../../shared/paths'
import { Picture } from '../../shared/ui/Picture'
import { layout, pageMax, wide } from '../../styles/breakpoints'
import './ProductStage.scss'

type Props = { product: Product; shows: 0 | 1 }

const bottleSizes = `(min-width: ${pageMax}px) 267px, (min-width: 1154px) 18.6vw, (min-width: ${layout}px) 214px, 178px`
const paintingSizes = `(min-width: ${wide}px) 420px, (min-width: ${layout}px) 400px, 300px`

/** A painted wall with a shelf: the bottle before a sun of three rings, or the framed painting leaning there. */
export function ProductStage({ product, shows }: Props) {
  const [bottle, painting] = product.srcImg
  return shows === 0 ? (
    <div className="product-stage product-stage--sun">
      <div className="product-stage__bottle">
        <Picture
          source={bottle.source}
          alt={bottle.alt}
          sizes={bottleSizes}
          priority
          page={paths.product(product.id)}
        />
      </div>
    </div>
  ) : (
    <div className="product-stage">
      <div className="product-stage__painting">
        <FramedPainting image={painting} sizes={paintingSizes} priority />
      </div>
    </div>
  )
}
