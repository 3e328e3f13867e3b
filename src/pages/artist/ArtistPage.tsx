import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { findArtist, type Artist } from '../../content/artists'
import { eventArtistId } from '../../content/eventPhotos'
import { findPaintingsBy } from '../../features/gallery/findInCollection'
import { leaveUnknownId } from '../../shared/leaveUnknownId'
import { Awayo } from '../../shared/ui/Awayo'
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle'
import { ArtistBottles } from './ArtistBottles'
import { ArtistEvents } from './ArtistEvents'
import { ArtistIntro } from './ArtistIntro'
import { ArtistWorks } from './ArtistWorks'

export const loader = ({ params, request }: LoaderFunctionArgs) =>
  findArtist(params.id) ?? leaveUnknownId(request)

/** spec §2, artist page. */
export function Component() {
  const artist = useLoaderData() as Artist
  const paintings = findPaintingsBy(artist)
  useDocumentTitle(artist.name)

  return (
    <>
      <ArtistIntro artist={artist} paintings={paintings} />
      <Awayo />
      <ArtistWorks artist={artist} paintings={paintings} />
      <ArtistBottles paintings={paintings} />
      {artist.id === eventArtistId && <ArtistEvents />}
    </>
  )
}
