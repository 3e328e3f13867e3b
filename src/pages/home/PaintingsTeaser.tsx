import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { home } from '../../content/home'
import { firstBottles } from '../../content/firstBottles'
import { PaintingWall } from '../../features/gallery/PaintingWall'
import { shareOfWall } from '../../features/gallery/shareOfWall'
import * as breakpoints from '../../styles/breakpoints'
import './PaintingsTeaser.scss'

const { heading, text, link, paintingIds } = home.paintings
const { layout, nav, pageMax, pageWide } = breakpoints

/** The walls of PaintingsTeaser.scss: one row, two rows, and the two columns of phones. */
const sizesOf = (widthCm: number) =>
  `(min-width: ${pageWide}px) ${Math.round(1540 * shareOfWall(widthCm, 242))}px, (min-width: ${pageMax}px) ${Math.round(1252 * shareOfWall(widthCm, 242))}px, (min-width: ${nav}px) calc((91vw - 60px) * ${shareOfWall(widthCm, 242)}), (min-width: ${layout}px) calc((91vw - 60px) * ${shareOfWall(widthCm, 140)}), calc((50vw - 42px) * ${shareOfWall(widthCm, 60)})`

const works = paintingIds.flatMap(
  (id) => firstBottles.find(({ painting }) => painting.id === id)?.painting ?? [],
)

/** The indigo wall with four paintings of the collection, at one scale and in the frames of their records. */
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
        <PaintingWall paintings={works} sizes={sizesOf} areInPairs />
      </div>
    </section>
  )
}
