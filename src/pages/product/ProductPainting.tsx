import { Link } from 'react-router-dom'
import { findArtist } from '../../content/artists'
import type { PaintingId } from '../../content/collection'
import { chatAbout, originalState, originalTerm } from '../../content/originalWords'
import { formatSize } from '../../content/formatSize'
import { findPainting } from '../../content/paintings'
import { productPage as copy } from '../../content/productPage'
import { FramedPainting } from '../../features/gallery/FramedPainting'
import { paths } from '../../shared/paths'
import { ButtonLink, ChatButton } from '../../shared/ui/ButtonLink'
import { whatsappLink } from '../../shared/whatsapp'
import * as breakpoints from '../../styles/breakpoints'
import './ProductPainting.scss'

const sizes = `(min-width: ${breakpoints.wide}px) 540px, (min-width: ${breakpoints.layout}px) 42vw, 78vw`

/** The room of the painting this bottle wears. */
export function ProductPainting({ paintingId }: { paintingId: PaintingId }) {
  const painting = findPainting(paintingId)
  const artist = findArtist(painting.artistId)
  const original = originalState(painting)
  const { label, message } = chatAbout(painting, artist)

  return (
    <section className="product-painting" data-wall={painting.id}>
      <div className="product-painting__columns">
        <div className="product-painting__work">
          <FramedPainting
            image={painting.image}
            frame={painting.frame}
            sizes={sizes}
            page={paths.painting(painting.id)}
          />
        </div>
        <div>
          <p className="product-painting__eyebrow">{copy.painting.eyebrow}</p>
          <h2 className="product-painting__title">{painting.title}</h2>
          <p className="product-painting__text">{painting.text}</p>
          <dl className="product-painting__facts">
            <dt>{copy.painting.artist}</dt>
            <dd>
              <Link to={paths.artist(artist.id)} className="product-painting__artist">
                {artist.name}
              </Link>
            </dd>
            <dt>{copy.painting.medium}</dt>
            <dd>{painting.medium}</dd>
            <dt>{copy.painting.size}</dt>
            <dd>{formatSize(painting)}</dd>
            {original && (
              <>
                <dt>{originalTerm}</dt>
                <dd>{original}</dd>
              </>
            )}
          </dl>
          <div className="product-painting__actions">
            <ChatButton href={whatsappLink(message)} look="night">
              {label}
            </ChatButton>
            <ButtonLink to={paths.painting(painting.id)} look="line">
              {copy.seePainting}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
