import type { Artist } from '../../content/artists'
import { artistCareers } from '../../content/artistCareers'
import type { Painting } from '../../content/collection'
import { eventArtistId, eventPhotos } from '../../content/eventPhotos'
import { artistPage as copy, bottleCount, commissionCount, paintingCount } from '../../content/gallery'
import { findTechnique } from '../../content/techniques'
import { findBottle } from '../../features/gallery/findInCollection'
import { FactList } from '../../shared/ui/FactList'

/** `Óleo, mixta` */
const techniqueNames = ({ techniques }: Artist) =>
  techniques
    .map((id) => findTechnique(id).name)
    .map((name, index) => (index === 0 ? name : name.toLowerCase()))
    .join(', ')

export function ArtistFacts({ artist, paintings }: { artist: Artist; paintings: readonly Painting[] }) {
  const bottles = paintings.filter(findBottle).length
  const career = artistCareers[artist.id]
  const inCollection = [
    paintingCount(paintings.length),
    bottleCount(bottles),
    ...(artist.id === eventArtistId ? [commissionCount(eventPhotos.length)] : []),
  ]
  const facts = [
    ...(artist.city ? [{ name: copy.facts.city, value: artist.city }] : []),
    ...(career
      ? [
          { name: copy.facts.training, value: career.training },
          { name: copy.facts.shows, value: career.shows },
        ]
      : []),
    { name: copy.facts.techniques, value: techniqueNames(artist) },
    { name: copy.facts.here, value: inCollection.join(', ') },
  ]
  return <FactList facts={facts} />
}
