import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { home } from '../../content/home'
import type { Frame } from '../../content/models'
import * as breakpoints from '../../styles/breakpoints'
import { PaintingCard } from './PaintingCard'
import './PaintingsTeaser.scss'

const { heading, text, link, paintingIds } = home.paintings
const frames: readonly Frame[] = ['gold', 'walnut', 'pale', 'walnut']

const { layout, pageMax } = breakpoints
/** The first and the last painting stand in wider columns; on a phone the first has a row of its own. */
const outerSizes = `(min-width: ${pageMax}px) 313px, (min-width: ${layout}px) 22vw, calc(100vw - 112px)`
const innerSizes = `(min-width: ${pageMax}px) 219px, (min-width: ${layout}px) 15vw, calc(50vw - 51px)`

/** The indigo wall with four paintings of the collection. */
export function PaintingsTeaser() {
  return (
    <section className="paintings-teaser">
      <div className="paintings-teaser__column">
        <div className="paintings-teaser__head">
          <h2 className="paintings-teaser__heading">{heading}</h2>
          <div>
            <p className="paintings-teaser__text">{text}</p>
            <Link to={link.path} className="text-link paintings-teaser__link">
              {link.label}
              <ArrowRight className="icon" aria-hidden="true" />
            </Link>
          </div>
        </div>
        <ul className="paintings-teaser__list">
          {paintingIds.map((id, index) => (
            <li key={id}>
              <PaintingCard
                id={id}
                frame={frames[index] ?? 'walnut'}
                sizes={index % 3 === 0 ? outerSizes : innerSizes}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
