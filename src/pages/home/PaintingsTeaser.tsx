import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { home } from '../../content/home'
import type { Frame } from '../../content/models'
import { PaintingCard } from './PaintingCard'
import './PaintingsTeaser.scss'

const { heading, text, link, paintingIds } = home.paintings
const frames: readonly Frame[] = ['gold', 'walnut', 'pale', 'walnut']

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
              <PaintingCard id={id} frame={frames[index] ?? 'walnut'} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
