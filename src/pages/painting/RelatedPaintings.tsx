import { Link } from 'react-router-dom'
import { findArtist } from '../../content/artists'
import type { Painting } from '../../content/collection'
import { paintingPage as copy } from '../../content/paintingPage'
import { paths } from '../../shared/paths'
import { transitionKey } from '../../shared/sharedElementTransition'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import './RelatedPaintings.scss'

const { pageWide, pageMax, wide, slider5, layout } = breakpoints
const sizes = `(min-width: ${pageWide}px) 352px, (min-width: ${pageMax}px) 303px, (min-width: ${wide}px) calc(29vw - 111px), (min-width: ${slider5}px) calc(43vw - 144px), (min-width: ${layout}px) calc(43vw - 134px), calc(33vw - 24px)`

/** All of one size, so without frames: only works on a wall hang to scale. */
export function RelatedPaintings({ paintings }: { paintings: readonly Painting[] }) {
  return (
    <section className="related-paintings">
      <h2 className="related-paintings__title">{copy.more.heading}</h2>
      <ul className="related-paintings__list">
        {paintings.map(({ id, title, image, artistId }) => (
          <li key={id}>
            <Link to={paths.painting(id)} className="related-paintings__link">
              <div {...transitionKey(paths.painting(id))}>
                <Picture source={image.source} alt="" sizes={sizes} />
              </div>
              <span className="related-paintings__name">{title}</span>
            </Link>
            <p className="related-paintings__artist">{findArtist(artistId).name}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
