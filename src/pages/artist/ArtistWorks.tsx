import { artistPortraits } from '../../content/artistPortraits'
import type { Artist } from '../../content/artists'
import type { Painting } from '../../content/collection'
import { artistPage as copy, paintingsPage } from '../../content/gallery'
import { paintingVoices } from '../../content/paintingVoices'
import { ShowMoreButton } from '../../features/gallery/ShowMoreButton'
import { OriginalNote } from '../../features/gallery/OriginalNote'
import { PaintingWall } from '../../features/gallery/PaintingWall'
import { shareOfWall } from '../../features/gallery/shareOfWall'
import { useShownWorks } from '../../features/gallery/useShownWorks'
import { BoundText } from '../../shared/ui/BoundText'
import * as breakpoints from '../../styles/breakpoints'
import './ArtistWorks.scss'

const { layout, slider5, pageMax, pageWide } = breakpoints

/** How wide a canvas is drawn on a wall of so many cm: `ArtistWorks.scss`, and the column of phones. */
const sizesOn = (wallCm: number) => (widthCm: number) => {
  const share = shareOfWall(widthCm, wallCm)
  return `(min-width: ${pageWide}px) ${Math.round(1104 * share)}px, (min-width: ${pageMax}px) ${Math.round(888 * share)}px, (min-width: ${slider5}px) calc((68.25vw - 96px) * ${share}), (min-width: ${layout}px) calc((91vw - 60px) * ${share}), calc((86vw - 46px) * ${shareOfWall(widthCm, 60)})`
}

/** What the artist says of a work. */
const renderVoice = ({ id }: Painting) => {
  const voice = paintingVoices[id]
  return (
    voice && (
      <blockquote className="artist-works__voice">
        <BoundText text={`«${voice}»`} />
      </blockquote>
    )
  )
}

type Props = { artist: Artist; paintings: readonly Painting[] }

/** The artist's own words on the wall, and the works beside them. */
export function ArtistWorks({ artist: { id }, paintings }: Props) {
  const { quote } = artistPortraits[id]
  const { shown, wall, showMore } = useShownWorks(paintings)
  return (
    <section className="artist-works">
      <div className="artist-works__wrap">
        <div>
          <h2 className="artist-works__title">{copy.works.heading}</h2>
          {quote && <blockquote className="artist-works__quote">{`«${quote}»`}</blockquote>}
          <p className="artist-works__scale">{paintingsPage.scale}</p>
        </div>
        <div ref={wall}>
          <PaintingWall
            paintings={shown}
            isOfArtist
            sizes={sizesOn(shown.length > 2 ? 186 : 120)}
            note={(painting) => <OriginalNote painting={painting} />}
            story={renderVoice}
          />
          {showMore && <ShowMoreButton shown={shown.length} count={paintings.length} onMore={showMore} />}
        </div>
      </div>
    </section>
  )
}
