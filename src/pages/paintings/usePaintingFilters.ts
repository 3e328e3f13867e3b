import { artists } from '../../content/artists'
import type { Painting } from '../../content/collection'
import { paintings } from '../../content/paintings'
import { techniques } from '../../content/techniques'
import { useQueryString } from '../../shared/hooks/useQueryString'

/** Names in the query string: `/pinturas?artista=artista-de-los-valles&tecnica=oleo`. */
const keys = { artist: 'artista', technique: 'tecnica' } as const
type Filter = keyof typeof keys

export type FilterChoice = { id: string | null; name: string; count: number; isChosen: boolean }

const matches = (painting: Painting, artist: string | null, technique: string | null) =>
  (!artist || painting.artistId === artist) && (!technique || painting.technique === technique)

const countOf = (artist: string | null, technique: string | null) =>
  paintings.filter((painting) => matches(painting, artist, technique)).length

/** The list's filters live in the address, so that a filtered wall can be shared and reloaded. */
export function usePaintingFilters() {
  const [query, setQuery] = useQueryString()
  const known = (filter: Filter, entries: readonly { id: string }[]) =>
    entries.find(({ id }) => id === query.get(keys[filter]))?.id ?? null
  const artist = known('artist', artists)
  const technique = known('technique', techniques)

  const choose = (changes: Partial<Record<Filter, string | null>>) =>
    setQuery(
      (previous) => {
        const next = new URLSearchParams(previous)
        for (const [filter, id] of Object.entries({ artist, technique, ...changes }) as [
          Filter,
          string | null,
        ][]) {
          if (id) next.set(keys[filter], id)
          else next.delete(keys[filter])
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )

  const choices = (
    entries: readonly { id: string; name: string }[],
    every: string,
    chosen: string | null,
    count: (id: string | null) => number,
  ): FilterChoice[] =>
    [{ id: null, name: every }, ...entries].map(({ id, name }) => ({
      id,
      name,
      count: count(id),
      isChosen: id === chosen,
    }))

  return {
    found: paintings.filter((painting) => matches(painting, artist, technique)),
    artistChoices: (every: string) => choices(artists, every, artist, (id) => countOf(id, technique)),
    techniqueChoices: (every: string) => choices(techniques, every, technique, (id) => countOf(artist, id)),
    /** Choosing the chosen one again clears it. */
    chooseArtist: (id: string | null) => choose({ artist: id === artist ? null : id }),
    chooseTechnique: (id: string | null) => choose({ technique: id === technique ? null : id }),
    clear: () => choose({ artist: null, technique: null }),
  }
}
