import type { ReactNode, Ref } from 'react'
import type { Illustration } from '../../content/models'
import { transitionKey } from '../../shared/sharedElementTransition'
import { Picture } from '../../shared/ui/Picture'
import { LabelCorner } from './LabelCorner'
import './ProductStage.scss'
import './StageCast.scss'
import './StageLight.scss'

type Props = {
  bottle: Illustration
  /** The `sizes` of the bottle, as in HTML. */
  sizes: string
  /** The bottle's own page: a shared element transition leads to the bottle here. */
  page?: string
  ref: Ref<HTMLDivElement>
  children: ReactNode
}

/** A painted wall in its own light; the bottle stands on its shelf. */
export function ProductStage({ bottle, sizes, page, ref, children }: Props) {
  return (
    <div className="product-stage" ref={ref}>
      <div className="product-stage__halo" />
      <div className="product-stage__cast" />
      <div className="product-stage__bottle" {...(page && transitionKey(page))}>
        <Picture source={bottle.source} alt={bottle.alt} sizes={sizes} priority />
        <LabelCorner />
      </div>
      {children}
    </div>
  )
}
