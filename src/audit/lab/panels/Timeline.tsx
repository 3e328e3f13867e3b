import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { useLab, useLabState } from '../state/labContext'
import { ToolButton } from '../../ui/ToolButton'
import { stepsCopy } from '../words/copy'
import { sayEntry } from '../words/sayEntry'
import './Timeline.scss'

/** Time travel: every entry of the log is a place to stand. */
export function Timeline() {
  const lab = useLab()
  const { view, position } = useLabState()
  const count = view?.log.length ?? 0
  const entry = view?.log[position]
  const jumps = [
    [ChevronFirst, stepsCopy.first, 0],
    [ChevronLeft, stepsCopy.previous, position - 1],
    [ChevronRight, stepsCopy.next, position + 1],
    [ChevronLast, stepsCopy.last, count - 1],
  ] as const
  const button = ([Icon, label, target]: (typeof jumps)[number]) => (
    <ToolButton
      key={label}
      kind="bare"
      aria-label={label}
      title={label}
      onClick={() => void lab.travel(target)}
    >
      <Icon aria-hidden="true" />
    </ToolButton>
  )

  return (
    <div className="timeline" role="group" aria-label={stepsCopy.log}>
      {jumps.slice(0, 2).map(button)}
      <input
        className="timeline__range"
        type="range"
        min={0}
        max={Math.max(count - 1, 0)}
        value={position}
        aria-label={stepsCopy.log}
        aria-valuetext={entry && `${stepsCopy.moment(position, count)}: ${sayEntry(entry)}`}
        onChange={(event) => void lab.travel(Number(event.target.value))}
      />
      {jumps.slice(2).map(button)}
      <p className="timeline__moment">{stepsCopy.moment(position, count)}</p>
    </div>
  )
}
