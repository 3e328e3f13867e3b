import { Scroll } from 'lucide-react'
import { unrollWords as copy } from '../../content/unrolling'
import './UnrollButton.scss'

type Props = { isUnrolled: boolean; onIntent: () => void; onPress: () => void }

/** Takes the label off the bottle, and puts it back. */
export function UnrollButton({ isUnrolled, onIntent, onPress }: Props) {
  return (
    <button
      type="button"
      className="unroll-button"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onPress}
    >
      <Scroll className="icon" aria-hidden="true" />
      <span>
        {isUnrolled ? copy.roll : copy.unroll}
        <span className="unroll-button__object">{` ${copy.object}`}</span>
      </span>
    </button>
  )
}
