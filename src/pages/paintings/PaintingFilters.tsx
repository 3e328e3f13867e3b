import type { Ref } from 'react'
import { paintingCount, paintingsPage as copy } from '../../content/gallery'
import { FilterGroup } from './FilterGroup'
import type { usePaintingFilters } from './usePaintingFilters'
import './PaintingFilters.scss'

type Props = { filters: ReturnType<typeof usePaintingFilters>; resultRef: Ref<HTMLParagraphElement> }

export function PaintingFilters({ filters, resultRef }: Props) {
  const { label, artist, everyArtist, technique, everyTechnique } = copy.filters
  return (
    <div className="painting-filters" role="group" aria-label={label}>
      <FilterGroup
        legend={artist}
        choices={filters.artistChoices(everyArtist)}
        onChoose={filters.chooseArtist}
      />
      <FilterGroup
        legend={technique}
        choices={filters.techniqueChoices(everyTechnique)}
        onChoose={filters.chooseTechnique}
      />
      <p className="painting-filters__result" role="status" ref={resultRef} tabIndex={-1}>
        {paintingCount(filters.found.length)}
      </p>
    </div>
  )
}
