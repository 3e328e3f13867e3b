import type { Ref } from 'react'
import { paintingCount, paintingsPage as copy } from '../../content/gallery'
import { FilterGroup } from './FilterGroup'
import type { usePaintingFilters } from './usePaintingFilters'
import './PaintingFilters.scss'

type Props = { filters: ReturnType<typeof usePaintingFilters>; resultRef: Ref<HTMLParagraphElement> }

export function PaintingFilters({ filters, resultRef }: Props) {
  return (
    <div className="painting-filters" role="group" aria-label={copy.filters.label}>
      {(['artist', 'technique'] as const).map((filter) => (
        <FilterGroup
          key={filter}
          legend={copy.filters[filter]}
          choices={filters.choicesOf(filter, copy.filters.every[filter])}
          onChoose={(id) => filters.toggle(filter, id)}
        />
      ))}
      <p className="painting-filters__result" role="status" ref={resultRef} tabIndex={-1}>
        {paintingCount(filters.found.length)}
      </p>
    </div>
  )
}
