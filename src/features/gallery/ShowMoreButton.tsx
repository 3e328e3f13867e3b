import { moreWorks } from '../../content/gallery'
import '../../shared/ui/Button.scss'
import './MoreWorks.scss'

type Props = { shown: number; count: number; onMore: () => void }

/** Under a wall that shows only its first works: how many there are, and the way to more. */
export function MoreWorks({ shown, count, onMore }: Props) {
  return (
    <div className="more-works">
      <p className="more-works__count">{moreWorks.count(shown, count)}</p>
      <button type="button" className="button button--night" onClick={onMore}>
        {moreWorks.label}
      </button>
    </div>
  )
}
