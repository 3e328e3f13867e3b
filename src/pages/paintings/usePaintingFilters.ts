import { artists } from '../../content/artists'
import { paintings } from '../../content/paintings'
import { techniques } from '../../content/techniques'
import { shownKey } from '../../features/gallery/useShownWorks'
import { useQueryString } from '../../shared/hooks/useQueryString'

/** What the list can be filtered by, each with its name in the address: `/pinturas?artista=<id>&tecnica=oleo`. */
const filters = {
  artist: { queryKey: 'artista', entries: artists },
  technique: { queryKey: 'tecnica', entries: techniques },
} as const

type Filter = keyof typeof filters
type Chosen = Readonly<Record<Filter, string | null>>

export type FilterChoice = { id: string | null; name: string; count: number; isChosen: boolean }

const findPaintings = ({ artist, technique }: Chosen) =>
  paintings.filter(
    (painting) =>
      (!artist || painting.artistId === artist) && (!technique || painting.technique === technique),
  )

/** The list's filters live in the address, so that a filtered wall can be shared and reloaded. */
export function usePaintingFilters() {
  const [query, setQuery] = useQueryString()
  const read = (filter: Filter) => {
    const { queryKey, entries } = filters[filter]
    return entries.find(({ id }) => id === query.get(queryKey))?.id ?? null
  }
  const chosen: Chosen = { artist: read('artist'), technique: read('technique') }

  const choose = (next: Chosen) =>
    setQuery(
      (previous) => {
        const changed = new URLSearchParams(previous)
        for (const filter of ['artist', 'technique'] as const) {
          const id = next[filter]
          if (id) changed.set(filters[filter].queryKey, id)
          else changed.delete(filters[filter].queryKey)
        }
        changed.delete(shownKey)
        return changed
      },
      { replace: true, preventScrollReset: true },
    )

  return {
    found: findPaintings(chosen),
    isFiltered: Boolean(chosen.artist || chosen.technique),
    /** @param every names the choice that filters nothing */
    choicesOf: (filter: Filter, every: string): FilterChoice[] =>
      [{ id: null, name: every }, ...filters[filter].entries].map(({ id, name }) => ({
        id,
        name,
        count: findPaintings({ ...chosen, [filter]: id }).length,
        isChosen: id === chosen[filter],
      })),
    /** Choosing the chosen one again clears it. */
    toggle: (filter: Filter, id: string | null) =>
      choose({ ...chosen, [filter]: id === chosen[filter] ? null : id }),
    clear: () => choose({ artist: null, technique: null }),
  }
}
