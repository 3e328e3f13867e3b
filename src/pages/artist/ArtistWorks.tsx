import type { Painting } from '../../content/collection'
import { artistPage as copy } from '../../content/gallery'
import { PaintingWall } from '../../features/gallery/PaintingWall'
import './ArtistWorks.scss'

export function ArtistWorks({ paintings }: { paintings: readonly Painting[] }) {
  return (
    <section className="artist-works">
      <div className="artist-works__wrap">
        <h2 className="artist-works__title">{copy.works.heading}</h2>
        <PaintingWall paintings={paintings} isOfArtist />
      </div>
    </section>
  )
}
