import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { Painting } from '../../content/collection'
import type { PictureSource, ProductLine } from '../../content/models'
import { HungPainting } from './HungPainting'
import { ProductStage } from './ProductStage'
import './ScrolledUnrolling.scss'
import { useScrolledUnrolling } from './useScrolledUnrolling'

type Props = {
  bottle: PictureSource
  /** The `sizes` of the bottle, as in HTML. */
  sizes: string
  line: ProductLine
  painting: Painting
  /** See useScrolledUnrolling.ts. */
  track: RefObject<HTMLElement | null>
  /** The framed painting. */
  children: ReactNode
}

/** A bottle on its stage whose label comes off as the page is scrolled. Not for screen readers: words beside it say so. */
export function ScrolledUnrolling({ bottle, sizes, line, painting, track, children }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const wall = useRef<HTMLDivElement>(null)
  const [isReady, setIsReady] = useState(false)
  const onReady = useCallback(() => setIsReady(true), [])
  useScrolledUnrolling({ track, stage, canvas, wall, line, painting, onReady })

  return (
    <div className="scrolled-unrolling" data-ready={isReady || undefined} aria-hidden="true">
      <ProductStage bottle={{ source: bottle, alt: '' }} sizes={sizes} ref={stage}>
        <canvas ref={canvas} className="unrolling__canvas" />
        <HungPainting painting={painting} ref={wall}>
          {children}
        </HungPainting>
      </ProductStage>
    </div>
  )
}
