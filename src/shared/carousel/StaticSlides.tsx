import type { ReactNode } from 'react'

type Props = {
  children: readonly ReactNode[]
  /** How many slides are in view, where that is known. */
  shown: number | undefined
}

/** react-slick's markup at rest, at its beginning: nothing is measured, no slide is copied. */
export function StaticSlides({ children, shown = children.length }: Props) {
  return (
    <div className="slick-slider slick-initialized">
      <div className="slick-list">
        <div className="slick-track">
          {children.map((slide, index) => (
            <div className="slick-slide" key={index} aria-hidden={index >= shown || undefined}>
              <div>{slide}</div>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
