import type { Frame, Illustration } from '../../content/models'
import { subject } from '../../shared/sharedElementTransition'
import { Picture } from '../../shared/ui/Picture'
import './FramedPainting.scss'

type Props = {
  image: Illustration
  frame?: Frame
  sizes: string
  priority?: boolean
  decorative?: boolean
  /** The painting's own page, where the work is to travel there. */
  pagePath?: string
}

/** A painting in its frame; the frame casts the shadow. `decorative` where a title beside it says the same. */
export function FramedPainting({
  image,
  frame = 'walnut',
  sizes,
  priority = false,
  decorative = false,
  pagePath: about,
}: Props) {
  return (
    <div className={`framed-painting framed-painting--${frame}`} {...(about && subject(about))}>
      <Picture source={image.source} alt={decorative ? '' : image.alt} sizes={sizes} priority={priority} />
    </div>
  )
}
