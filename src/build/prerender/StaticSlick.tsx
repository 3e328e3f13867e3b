import type { ReactNode } from 'react'

/** react-slick where there is no screen to measure: its markup without a width, the first slides in view. */
export default function StaticSlick({ children }: { children: ReactNode[] }) {
  return (
    <div className="slick-slider slick-initialized">
      <div className="slick-list">
        <div className="slick-track">
          {children.map((slide, index) => (
            <div className="slick-slide" key={index}>
              <div>{slide}</div>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
