import { paintingCount } from '../../content/gallery'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import type { FilterChoice } from './usePaintingFilters'
import './FilterGroup.scss'

type Props = { legend: string; choices: readonly FilterChoice[]; onChoose: (id: string | null) => void }

/** One question about the works, as toggle buttons with how many each would show. */
export function FilterGroup({ legend, choices, onChoose }: Props) {
  return (
    <fieldset className="filter-group">
      <legend className="filter-group__legend">{legend}</legend>
      <div className="filter-group__choices">
        {choices.map(({ id, name, count, isChosen }) => (
          <button
            key={name}
            type="button"
            className="filter-group__choice"
            aria-pressed={isChosen}
            onClick={() => onChoose(id)}
          >
            {name}
            <span className="filter-group__count" aria-hidden="true">
              {count}
            </span>
            <VisuallyHidden>, {paintingCount(count)}</VisuallyHidden>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
