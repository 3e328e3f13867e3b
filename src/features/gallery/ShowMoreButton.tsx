import { moreWorks } from '../../content/gallery'
import '../../shared/ui/Button.scss'
import './ShowMoreButton.scss'

type Props = { shown: number; count: number; onMore: () => void }

/** Under a wall that shows only its first works: how many there are, and a button for more. */
export function ShowMoreButton({ shown, count, onMore }: Props) {
  return (
    <div className="show-more">
      <p className="show-more__count">{moreWorks.count(shown, count)}</p>
      <button type="button" className="button button--night" onClick={onMore}>
        {moreWorks.label}
      </button>
    </div>
  )
}
