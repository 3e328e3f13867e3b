import type { Illustration, PaintingId } from '../../content/models'
import { Picture } from './Picture'
import './BottleNiche.scss'
import './Wall.scss'

type Props = {
  wall: PaintingId
  bottle: Illustration
  sizes: string
  priority?: boolean
  transitionName?: string | undefined
}

/** A bottle on the shelf of its painted wall. */
export function BottleNiche({ wall, bottle, sizes, priority = false, transitionName }: Props) {
  return (
    <div className="bottle-niche" data-wall={wall}>
      <Picture
        className="bottle-niche__bottle"
        source={bottle.source}
        alt={bottle.alt}
        sizes={sizes}
        priority={priority}
        transitionName={transitionName}
      />
    </div>
  )
}
