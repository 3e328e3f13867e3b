import type { ReactNode } from 'react'

type Props = { role: 'group' | 'tabpanel'; label: string; children: ReactNode }

/** One slide. react-slick clones it with a tabindex and a style: they end here. */
export function CarouselSlide({ role, label, children }: Props) {
  return (
    <div className="carousel__slide" role={role} aria-roledescription="diapositiva" aria-label={label}>
      {children}
    </div>
  )
}
