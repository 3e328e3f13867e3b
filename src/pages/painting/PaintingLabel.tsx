import { BottleWine } from 'lucide-react'
import { Link } from 'react-router-dom'
import { findArtist } from '../../content/artists'
import type { Painting } from '../../content/collection'
import { contactArtist } from '../../content/gallery'
import { noCommission } from '../../content/legal'
import { artistMessage } from '../../content/messages'
import { originals } from '../../content/originals'
import { paintingPage as copy } from '../../content/paintingPage'
import { formatSize } from '../../content/paintings'
import type { Product } from '../../content/products'
import { ShareButton } from '../../features/share/ShareButton'
import { ZoomButton } from '../../features/zoom/ZoomButton'
import { paths } from '../../shared/paths'
import { ChatButton } from '../../shared/ui/ButtonLink'
import { FactList } from '../../shared/ui/FactList'
import { whatsappLink } from '../../shared/whatsapp'
import './PaintingLabel.scss'

export function PaintingLabel({ painting, bottle }: { painting: Painting; bottle: Product | undefined }) {
  const artist = findArtist(painting.artistId)
  const original = originals[painting.id]
  const { medium, measures: size, year, delivery, availability, price } = copy.facts
  const state = original && (original.price ? availability.free : availability.sold)
  const consult = `${availability.consult} ${artist.calledBy}.`
  const facts = [
    { name: medium, value: painting.medium },
    { name: size, value: formatSize(painting) },
    ...(original ? [{ name: year, value: original.year }] : []),
    ...(original?.price === null ? [] : [delivery]),
    { name: availability.name, value: state ? `${state} ${consult}` : consult },
    ...(original?.price
      ? [{ name: price.name, value: `${original.price} ${price.setBy} ${artist.calledBy}, ${price.terms}.` }]
      : []),
  ]

  return (
    <div className="painting-label">
      <p className="painting-label__eyebrow">{painting.medium}</p>
      <h1 className="painting-label__title">{painting.title}</h1>
      <Link to={paths.artist(artist.id)} className="painting-label__artist">
        {artist.name}
      </Link>
      <ZoomButton
        key={painting.id}
        image={painting.image}
        name={painting.title}
        caption={`${painting.title}, ${artist.name}`}
      />
      <FactList facts={facts} />
      <ChatButton href={whatsappLink(artistMessage(painting, artist))} look="gold" wide>
        {contactArtist[artist.calledBy]}
      </ChatButton>
      <p className="painting-label__commission">{noCommission}</p>
      <div className="painting-label__more">
        {bottle && (
          <Link to={paths.product(bottle.id)} className="text-link">
            <BottleWine className="icon" aria-hidden="true" />
            {copy.bottleLink}
          </Link>
        )}
        <ShareButton />
      </div>
    </div>
  )
}
