import type { PaintingId } from '../../content/collection'
import type { Illustration } from '../../content/models'
import { Picture } from './Picture'
import './BottleNiche.scss'
import './Wall.scss'

type Props = {
  wall: PaintingId
  bottle: Illustration
  sizes: string
  priority?: boolean
  /** The bottle's own page. */
  page: string
}

/** A bottle on the shelf of its painted wall. */
export function BottleNiche({ wall, bottle, sizes, priority = false, page }: Props) {
  return (
    <div className="bottle-niche" data-wall={wall}>
      <Picture
        className="bottle-niche__bottle"
        source={bottle.source}
        alt={bottle.alt}
        sizes={sizes}
        priority={priority}
        page={page}
      />
    </div>
  )
}
