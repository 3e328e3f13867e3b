import type { ReactNode } from 'react'

type Props = {
  children: readonly ReactNode[]
  /** How many slides are in view; undefined while it is not known. */
  shown: number | undefined
}

/** react-slick's markup before its first move, with no measuring and no clones. */
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
