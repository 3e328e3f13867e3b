import type { ReactNode } from 'react'

type Props = { id: string; role: 'group' | 'tabpanel'; label: string; children: ReactNode }

/** One slide. react-slick clones it with a tabindex and a style: they end here. */
export function CarouselSlide({ id, role, label, children }: Props) {
  return (
    <div
      className="carousel__slide"
      id={id}
      role={role}
      aria-roledescription="diapositiva"
      aria-label={label}
    >
      {children}
    </div>
  )
}
