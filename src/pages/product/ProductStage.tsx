import type { ReactNode, Ref } from 'react'
import type { Product } from '../../content/products'
import { paths } from '../../shared/paths'
import { Picture } from '../../shared/ui/Picture'
import { layout, slider5 } from '../../styles/breakpoints'
import './ProductStage.scss'

type Props = { product: Product; ref: Ref<HTMLDivElement>; children: ReactNode }

const bottleSizes = `(min-width: ${slider5}px) clamp(166px, 37.7vh - 88px, 282px), (min-width: ${layout}px) clamp(166px, 27.9vh, 301px), clamp(102px, 14.2vh, 174px)`

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
