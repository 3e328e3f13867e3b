import type { Illustration } from '../../content/models'
import { Picture } from '../../shared/ui/Picture'
import './FramedPainting.scss'

export type Frame = 'walnut' | 'gold' | 'pale'

type Props = { image: Illustration; frame?: Frame; sizes: string; priority?: boolean; decorative?: boolean }

/** A painting in its frame; the frame casts the shadow. `decorative` where a title beside it says the same. */
export function FramedPainting({
  image,
  frame = 'walnut',
  sizes,
  priority = false,
  decorative = false,
}: Props) {
  return (
    <div className={`framed-painting framed-painting--${frame}`}>
      <Picture source={image.source} alt={decorative ? '' : image.alt} sizes={sizes} priority={priority} />
    </div>
  )
}
