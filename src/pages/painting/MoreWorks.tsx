import { Link } from 'react-router-dom'
import { findArtist } from '../../content/artists'
import type { Painting } from '../../content/collection'
import { paintingPage as copy } from '../../content/paintingPage'
import { FramedPainting } from '../../features/gallery/FramedPainting'
import { paths } from '../../shared/paths'
import * as breakpoints from '../../styles/breakpoints'
import './MoreWorks.scss'

const { pageMax, wide, slider5, layout } = breakpoints
const sizes = `(min-width: ${pageMax}px) 283px, (min-width: ${wide}px) calc(29vw - 131px), (min-width: ${slider5}px) calc(43vw - 164px), (min-width: ${layout}px) calc(43vw - 154px), calc(33vw - 44px)`

export function MoreWorks({ paintings }: { paintings: readonly Painting[] }) {
  return (
    <section className="more-works">
      <h2 className="more-works__title">{copy.more.heading}</h2>
      <ul className="more-works__list">
        {paintings.map(({ id, title, image, artistId, frame }) => (
          <li key={id}>
            <Link to={paths.painting(id)} className="more-works__link">
              <FramedPainting
                image={image}
                frame={frame}
                sizes={sizes}
                decorative
                page={paths.painting(id)}
              />
              <span className="more-works__name">{title}</span>
            </Link>
            <p className="more-works__artist">{findArtist(artistId).name}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
