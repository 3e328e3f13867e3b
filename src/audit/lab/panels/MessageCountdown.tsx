import { rejectionPulseMs } from '../../../content/constants'
import { chartTexts } from '../texts/machineTexts'
import './MessageCountdown.scss'

/** How many of the 50 ms of NO's message are left. */
export function MessageCountdown({ leftMs }: { leftMs: number | null }) {
  const words = leftMs === null ? chartTexts.idle : chartTexts.left(leftMs)
  return (
    <p className="message-countdown">
      {chartTexts.countdown}:
      <meter
        className="message-countdown__bar"
        min={0}
        max={rejectionPulseMs}
        value={leftMs ?? 0}
        aria-label={chartTexts.countdown}
        aria-valuetext={words}
      />
      <strong className="message-countdown__left">{words}</strong>
    </p>
  )
}
