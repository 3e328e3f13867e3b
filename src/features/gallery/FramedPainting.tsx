import type { Frame, Illustration } from '../../content/models'
import { transitionKey } from '../../shared/sharedElementTransition'
import { Picture } from '../../shared/ui/Picture'
import './FramedPainting.scss'

type Props = {
  image: Illustration
  frame?: Frame | undefined
  sizes: string
  priority?: boolean
  decorative?: boolean
  /** The painting's own page: a shared element transition leads to the picture there. */
  page?: string
}

/** A painting in its frame; the frame casts the shadow. `decorative` where a title beside it says the same. */
export function FramedPainting({
  image,
  frame = 'walnut',
  sizes,
  priority = false,
  decorative = false,
  page,
}: Props) {
  return (
    <div className={`framed-painting framed-painting--${frame}`} {...(page && transitionKey(page))}>
      <Picture source={image.source} alt={decorative ? '' : image.alt} sizes={sizes} priority={priority} />
    </div>
  )
}
