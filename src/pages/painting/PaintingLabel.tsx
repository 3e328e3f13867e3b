import { BottleWine, Palette } from 'lucide-react'
import { Link } from 'react-router-dom'
import { findArtist } from '../../content/artists'
import type { Painting } from '../../content/collection'
import { artistPage } from '../../content/gallery'
import { isSold } from '../../content/originalWords'
import { originals } from '../../content/originals'
import { paintingPage as copy } from '../../content/paintingPage'
import { formatSize } from '../../content/formatSize'
import type { Product } from '../../content/product'
import { ShareButton } from '../../features/share/ShareButton'
import { ZoomButton } from '../../features/zoom/ZoomButton'
import { labelPart, paths } from '../../shared/paths'
import { FactList } from '../../shared/ui/FactList'
import { PaintingOffer } from './PaintingOffer'
import './PaintingLabel.scss'

export function PaintingLabel({ painting, bottle }: { painting: Painting; bottle: Product | undefined }) {
  const artist = findArtist(painting.artistId)
  const year = originals[painting.id]?.year
  const facts = [
    { name: copy.facts.medium, value: painting.medium },
    { name: copy.facts.measures, value: formatSize(painting) },
    ...(year ? [{ name: copy.facts.year, value: year }] : []),
    ...(isSold(painting) ? [] : [copy.facts.delivery]),
  ]

  return (
    <div className="painting-label">
      <div>
        <p className="painting-label__eyebrow">{painting.medium}</p>
        <h1 className="painting-label__title">{painting.title}</h1>
        <div className="painting-label__by">
          <Link to={paths.artist(artist.id)} className="painting-label__artist">
            {artist.name}
          </Link>
          <ZoomButton
            key={painting.id}
            image={painting.image}
            name={painting.title}
            caption={`${painting.title}, ${artist.name}`}
          />
        </div>
        <PaintingOffer painting={painting} artist={artist} />
      </div>
      <FactList facts={facts} />
      <div className="painting-label__more">
        {bottle && (
          <Link to={`${paths.product(bottle.id)}#${labelPart}`} className="text-link">
            <BottleWine className="icon" aria-hidden="true" />
            {copy.bottleLink}
          </Link>
        )}
        {isSold(painting) && (
          <Link to={paths.bottles} className="text-link">
            <Palette className="icon" aria-hidden="true" />
            {artistPage.events.link}
          </Link>
        )}
        <ShareButton />
      </div>
    </div>
  )
}
