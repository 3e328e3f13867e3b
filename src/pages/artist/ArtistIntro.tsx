import { artistPortraits } from '../../content/artistPortraits'
import type { Artist } from '../../content/artists'
import type { Painting } from '../../content/collection'
import { artistPage as copy, contactArtist, paintingsPage } from '../../content/gallery'
import { noCommission } from '../../content/legal'
import { artistGreeting } from '../../content/messages'
import { paths } from '../../shared/paths'
import { BoundText } from '../../shared/ui/BoundText'
import { Breadcrumbs } from '../../shared/ui/Breadcrumbs'
import { ChatButton } from '../../shared/ui/ButtonLink'
import { Picture } from '../../shared/ui/Picture'
import { whatsappLink } from '../../shared/whatsapp'
import * as breakpoints from '../../styles/breakpoints'
import { ArtistFacts } from './ArtistFacts'
import './ArtistIntro.scss'
import './ArtistWall.scss'

const { layout, slider5, pageMax, pageWide } = breakpoints
const sizes = `(min-width: ${pageWide}px) 637px, (min-width: ${pageMax}px) 517px, (min-width: ${slider5}px) 36vw, (min-width: ${layout}px) 40vw, calc(100vw - 40px)`

const parent = { path: paths.paintings, title: paintingsPage.heading }

/** Who the artist is, and how to write to them. */
export function ArtistIntro({ artist, paintings }: { artist: Artist; paintings: readonly Painting[] }) {
  const { id, name, calledBy } = artist
  const { bio, image, imageCaption } = artistPortraits[id]
  return (
    <div className="artist-intro" data-artist={id}>
      <div className="artist-intro__wrap">
        <Breadcrumbs parent={parent} current={name} />
        <div className="artist-intro__layout">
          <div className="artist-intro__head">
            <p className="artist-intro__eyebrow">{copy.eyebrow}</p>
            <h1 className="artist-intro__name">
              <BoundText text={name} />
            </h1>
          </div>
          <figure className="artist-intro__work">
            <div className="artist-intro__niche">
              <Picture
                className="artist-intro__picture"
                source={image.source}
                alt={image.alt}
                sizes={sizes}
                priority
              />
            </div>
            <figcaption className="artist-intro__caption">{imageCaption}</figcaption>
          </figure>
          <div className="artist-intro__words">
            <div className="artist-intro__bio">
              {bio.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <ArtistFacts artist={artist} paintings={paintings} />
            <div>
              <ChatButton href={whatsappLink(artistGreeting(artist))} look="night" withOtherChannels>
                {contactArtist[calledBy]}
              </ChatButton>
              <p className="artist-intro__note">{noCommission}</p>
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
