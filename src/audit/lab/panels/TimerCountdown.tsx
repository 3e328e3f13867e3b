import { useSetup } from '../state/labContext'
import { chartTexts } from '../texts/machineTexts'
import './TimerCountdown.scss'

/** How many milliseconds of the machine's next timer are left. */
export function TimerCountdown({ leftMs }: { leftMs: number | null }) {
  const { chart, subject } = useSetup()
  const { label, idle } = subject.words.timer
  const longestMs = Math.max(...chart.transitions.map(({ delayMs }) => delayMs ?? 0))
  if (longestMs === 0) return null
  const words = leftMs === null ? idle : chartTexts.left(leftMs)
  return (
    <p className="timer-countdown">
      {label}:
      <meter
        className="timer-countdown__bar"
        min={0}
        max={longestMs}
        value={leftMs ?? 0}
        aria-label={label}
        aria-valuetext={words}
      />
      <strong className="timer-countdown__left">{words}</strong>
    </p>
  )
}
