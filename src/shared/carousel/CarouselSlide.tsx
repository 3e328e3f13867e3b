import type { ReactNode } from 'react'
import * as carousel from '../../content/carousel'

type Props = { id: string; role: 'group' | 'tabpanel'; label: string; children: ReactNode }

/** One slide. It ignores the tabindex and the style that react-slick clones it with. */
export function CarouselSlide({ id, role, label, children }: Props) {
  return (
    <div
      className="carousel__slide"
      id={id}
      role={role}
      aria-roledescription={carousel.slideRole}
      aria-label={label}
    >
      {children}
    </div>
  )
}
