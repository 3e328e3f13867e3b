import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { Bottle } from '../../content/collection'
import { lineOfId } from '../../content/product'
import { HungPainting } from './HungPainting'
import { ProductStage } from './ProductStage'
import './ScrolledUnrolling.scss'
import { useScrolledUnrolling } from './useScrolledUnrolling'

type Props = {
  record: Pick<Bottle, 'id' | 'bottle' | 'painting'>
  /** The `sizes` of the bottle, as in HTML. */
  sizes: string
  /** See useScrolledUnrolling.ts. */
  track: RefObject<HTMLElement | null>
  /** The framed painting. */
  children: ReactNode
}

/** A bottle on its stage whose label comes off as the page is scrolled. Not for screen readers: words beside it say so. */
export function ScrolledUnrolling({ record, sizes, track, children }: Props) {
  const { id, bottle, painting } = record
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const wall = useRef<HTMLDivElement>(null)
  const [isReady, setIsReady] = useState(false)
  const onReady = useCallback(() => setIsReady(true), [])
  useScrolledUnrolling({ track, stage, canvas, wall, line: lineOfId(id), painting, onReady })

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
