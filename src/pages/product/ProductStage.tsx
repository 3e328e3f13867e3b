import type { ReactNode, Ref } from 'react'
import type { Product } from '../../content/products'
import { paths } from '../../shared/paths'
import { Picture } from '../../shared/ui/Picture'
import { layout, slider5 } from '../../styles/breakpoints'
import './ProductStage.scss'

type Props = { product: Product; ref: Ref<HTMLDivElement>; children: ReactNode }

const bottleSizes = `(min-width: ${slider5}px) clamp(157px, 35.6vh - 83px, 266px), (min-width: ${layout}px) clamp(164px, 18.5vh, 221px), clamp(100px, 13.2vh, 164px)`

/** A painted wall in its own light; the bottle stands on its shelf. */
export function ProductStage({ product: { id, srcImg }, ref, children }: Props) {
  const [{ source, alt }] = srcImg
  return (
    <div className="product-stage" ref={ref}>
      <div className="product-stage__bottle">
        <Picture source={source} alt={alt} sizes={bottleSizes} priority page={paths.product(id)} />
      </div>
      {children}
    </div>
  )
}
