import { rejectionPulseMs } from '../../../content/constants'
import { chartCopy } from '../words/copy'
import './PulseMeter.scss'

/** The 50 ms of NO's message: how many are left. */
export function PulseMeter({ leftMs }: { leftMs: number | null }) {
  const words = leftMs === null ? chartCopy.idle : chartCopy.left(leftMs)
  return (
    <p className="pulse-meter">
      {chartCopy.pulse}:
      <meter
        className="pulse-meter__bar"
        min={0}
        max={rejectionPulseMs}
        value={leftMs ?? 0}
        aria-label={chartCopy.pulse}
        aria-valuetext={words}
      />
      <strong className="pulse-meter__left">{words}</strong>
    </p>
  )
}
