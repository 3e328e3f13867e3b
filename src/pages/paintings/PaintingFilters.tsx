import { useEffect, useRef, type Ref } from 'react'
import { paintingCount, paintingsPage as copy } from '../../content/gallery'
import { useIsPrerendered } from '../../shared/hooks/useIsPrerendered'
import { FilterGroup } from './FilterGroup'
import type { usePaintingFilters } from './usePaintingFilters'
import './PaintingFilters.scss'

type Props = {
  filters: ReturnType<typeof usePaintingFilters>
  onClear: () => void
  resultRef: Ref<HTMLParagraphElement>
}

/** Scrolls the row so that a chosen filter stands in its middle. */
function revealChosen(row: HTMLElement) {
  const chosen = row.querySelector<HTMLElement>('[aria-pressed="true"]:not(:first-child)')
  if (chosen) row.scrollLeft = chosen.offsetLeft + chosen.offsetWidth / 2 - row.clientWidth / 2
}

export function PaintingFilters({ filters, onClear, resultRef }: Props) {
  const { found, isFiltered } = filters
  const row = useRef<HTMLDivElement>(null)
  const isPrerendered = useIsPrerendered()
  // Once, for the filters of the address: they are read after React has hydrated the prerendered page.
  useEffect(() => {
    if (row.current && !isPrerendered) revealChosen(row.current)
  }, [isPrerendered])

  return (
    <div className="painting-filters" role="group" aria-label={copy.filters.label}>
      <div className="painting-filters__row" ref={row}>
        {(['artist', 'technique'] as const).map((filter) => (
          <FilterGroup
            key={filter}
            legend={copy.filters[filter]}
            choices={filters.choicesOf(filter, copy.filters.every[filter])}
            onChoose={(id) => filters.toggle(filter, id)}
          />
        ))}
      </div>
      <div className="painting-filters__found">
        <p className="painting-filters__result" role="status" ref={resultRef} tabIndex={-1}>
          {paintingCount(found.length)}
        </p>
        {!isFiltered && found.length > 1 && <p className="painting-filters__scale">{copy.scale}</p>}
        {isFiltered && found.length > 0 && (
          <button type="button" className="text-link" onClick={onClear}>
            {copy.clear}
          </button>
        )}
      </div>
    </div>
  )
}
