import type { Artist } from '../../content/artists'
import type { Painting } from '../../content/collection'
import { artistPage as copy, contactArtist, paintingsPage } from '../../content/gallery'
import { noCommission } from '../../content/legal'
import { artistGreeting } from '../../content/messages'
import { FramedPainting } from '../../features/gallery/FramedPainting'
import { paths } from '../../shared/paths'
import { BoundText } from '../../shared/ui/BoundText'
import { Breadcrumbs } from '../../shared/ui/Breadcrumbs'
import { ChatButton } from '../../shared/ui/ButtonLink'
import { whatsappLink } from '../../shared/whatsapp'
import * as breakpoints from '../../styles/breakpoints'
import { ArtistFacts } from './ArtistFacts'
import './ArtistIntro.scss'
import './ArtistWall.scss'

const parent = { path: paths.paintings, title: paintingsPage.heading }

/** Who the artist is, and how to write to them. */
export function ArtistIntro({ artist, paintings }: { artist: Artist; paintings: readonly Painting[] }) {
  const { id, name, bio, image, calledBy } = artist
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
          <div className="artist-intro__work">
            <FramedPainting
              image={image}
              frame={paintings.find((painting) => painting.image.source === image.source)?.frame}
              sizes={`(min-width: ${breakpoints.pageWide}px) 617px, (min-width: ${breakpoints.pageMax}px) 497px, (min-width: ${breakpoints.slider5}px) calc(36vw - 20px), (min-width: ${breakpoints.layout}px) calc(40vw - 20px), 250px`}
              priority
            />
          </div>
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
