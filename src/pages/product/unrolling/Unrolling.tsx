import type { RefObject } from 'react'
import { findArtist } from '../../../content/artists'
import { formatSize } from '../../../content/formatSize'
import { findPainting } from '../../../content/paintings'
import { unrolling as copy } from '../../../content/productPage'
import type { Product } from '../../../content/product'
import { FramedPainting } from '../../../features/gallery/FramedPainting'
import { Picture } from '../../../shared/ui/Picture'
import * as breakpoints from '../../../styles/breakpoints'
import { useUnrolling } from './useUnrolling'
import './Unrolling.scss'

const paintingSizes = `(min-width: ${breakpoints.pageMax + 1}px) clamp(260px, 66vh - 190px, 760px), (min-width: ${breakpoints.layout}px) 450px, 51vw`

export interface UnrollingProps {
  product: Product
  stage: RefObject<HTMLElement | null>
  isUnrolled: boolean
  /** A drag has taken the label off the bottle, or put it back. */
  onChange: (isUnrolled: boolean) => void
}

/** On the bottle's stage: the label comes off and becomes the framed painting, at true scale beside its bottle. */
export function Unrolling({ product, stage, isUnrolled, onChange }: UnrollingProps) {
  const painting = findPainting(product.paintingId)
  const { canvas, wall, bottle } = useUnrolling({ stage, product, painting, isUnrolled, onChange })

  return (
    <>
      <canvas ref={canvas} className="unrolling__canvas" aria-hidden="true" />
      <div ref={wall} className="unrolling__wall">
        <div className="unrolling__painting">
          <FramedPainting image={painting.image} frame={painting.frame} sizes={paintingSizes} priority />
        </div>
        <div ref={bottle} className="unrolling__bottle" hidden>
          <Picture source={product.srcImg[0].source} alt="" sizes="120px" />
        </div>
        <p className="unrolling__measure">{copy.bottleHeight}</p>
        <p className="unrolling__label">
          <strong className="unrolling__title">{painting.title}</strong>
          <span className="unrolling__artist">{findArtist(painting.artistId).name}</span>
          <span className="unrolling__medium">
            <br />
            {painting.medium}
          </span>
          , {formatSize(painting)}
        </p>
      </div>
    </>
  )
}
