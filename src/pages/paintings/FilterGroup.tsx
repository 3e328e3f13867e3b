import { useId } from 'react'
import { paintingCount } from '../../content/gallery'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import type { FilterChoice } from './usePaintingFilters'
import './FilterGroup.scss'

type Props = { legend: string; choices: readonly FilterChoice[]; onChoose: (id: string | null) => void }

/** One question about the works, as toggle buttons with how many each would show; none leads to an empty wall. */
export function FilterGroup({ legend, choices, onChoose }: Props) {
  const name = useId()
  return (
    <div className="filter-group" role="group" aria-labelledby={name}>
      <p className="filter-group__legend" id={name}>
        {legend}
      </p>
      <div className="filter-group__choices">
        {choices.map(({ id, name: choice, count, isChosen }) => (
          <button
            key={choice}
            type="button"
            className="filter-group__choice"
            aria-pressed={isChosen}
            disabled={count === 0 && !isChosen}
            onClick={() => onChoose(id)}
          >
            {choice}
            <span className="filter-group__count" aria-hidden="true">
              {count}
            </span>
            <VisuallyHidden>, {paintingCount(count)}</VisuallyHidden>
          </button>
        ))}
      </div>
    </div>
  )
}
