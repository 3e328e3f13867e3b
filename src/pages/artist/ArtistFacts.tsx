import type { Artist } from '../../content/artists'
import type { Painting } from '../../content/collection'
import { artistPage as copy, bottleCount, paintingCount } from '../../content/gallery'
import { findTechnique } from '../../content/techniques'
import { findBottle } from '../../features/gallery/findInCollection'
import { FactList } from '../../shared/ui/FactList'

const techniqueNames = ({ techniques }: Artist) => {
  const names = techniques.map((id) => findTechnique(id).name.toLocaleLowerCase('es')).join(', ')
  return names.charAt(0).toLocaleUpperCase('es') + names.slice(1)
}

export function ArtistFacts({ artist, paintings }: { artist: Artist; paintings: readonly Painting[] }) {
  const bottles = paintings.filter(findBottle).length
  const facts = [
    ...(artist.city ? [{ name: copy.facts.city, value: artist.city }] : []),
    { name: copy.facts.techniques, value: techniqueNames(artist) },
    { name: copy.facts.here, value: `${paintingCount(paintings.length)}, ${bottleCount(bottles)}` },
  ]
  return <FactList facts={facts} />
}
