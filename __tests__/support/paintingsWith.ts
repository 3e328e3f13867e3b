import { paintings } from '../../src/content/paintings'

/** The works that the filters of the paintings page leave. */
export const paintingsWith = (wanted: { artistId?: string | undefined; technique?: string | undefined }) =>
  paintings.filter(
    ({ artistId, technique }) =>
      artistId === (wanted.artistId ?? artistId) && technique === (wanted.technique ?? technique),
  )
