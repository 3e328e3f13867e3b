import type { ReactNode, Ref } from 'react'
import type { Product } from '../../content/product'
import { paths } from '../../shared/paths'
import { transitionKey } from '../../shared/sharedElementTransition'
import { Picture } from '../../shared/ui/Picture'
import { layout, pageMax, slider5 } from '../../styles/breakpoints'
import { LabelCorner } from './LabelCorner'
import './ProductStage.scss'
import './StageCast.scss'
import './StageLight.scss'

type Props = { product: Product; ref: Ref<HTMLDivElement>; children: ReactNode }

const bottleSizes = `(min-width: ${pageMax + 1}px) clamp(170px, 38.5vh - 90px, 424px), (min-width: ${slider5}px) clamp(170px, 38.5vh - 90px, 288px), (min-width: ${layout}px) clamp(170px, 28.5vh, 308px), clamp(104px, 16.3vh, 177px)`

/** A painted wall in its own light; the bottle stands on its shelf. */
export function ProductStage({ product: { id, srcImg }, ref, children }: Props) {
  const [{ source, alt }] = srcImg
  return (
    <div className="product-stage" ref={ref}>
      <div className="product-stage__halo" />
      <div className="product-stage__cast" />
      <div className="product-stage__bottle" {...transitionKey(paths.product(id))}>
        <Picture source={source} alt={alt} sizes={bottleSizes} priority />
        <LabelCorner />
      </div>
      {children}
    </div>
  )
}
