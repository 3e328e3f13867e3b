import type { ReactNode, RefObject } from 'react'
import type { Painting } from '../../content/collection'
import type { PictureSource, ProductLine } from '../../content/models'
import { Picture } from '../../shared/ui/Picture'
import { HungPainting } from './HungPainting'
import { useUnrolling } from './useUnrolling'

export interface UnrollingProps {
  bottle: PictureSource
  line: ProductLine
  painting: Painting
  stage: RefObject<HTMLElement | null>
  isUnrolled: boolean
  /** A drag has taken the label off the bottle, or put it back. */
  onChange: (isUnrolled: boolean) => void
  /** The framed painting. */
  children: ReactNode
}

/** On the bottle's stage: the label comes off and becomes the framed painting, at true scale beside its bottle. */
export function Unrolling({ bottle: source, painting, children, ...given }: UnrollingProps) {
  const { canvas, wall, bottle } = useUnrolling({ ...given, painting })

  return (
    <>
      <canvas ref={canvas} className="unrolling__canvas" aria-hidden="true" />
      <HungPainting
        painting={painting}
        ref={wall}
        bottle={
          <div ref={bottle} className="unrolling__bottle" hidden>
            <Picture source={source} alt="" sizes="120px" />
          </div>
        }
      >
        {children}
      </HungPainting>
    </>
  )
}
