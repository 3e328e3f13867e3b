import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { useLab, useLabState } from '../state/labContext'
import { ToolButton } from '../../ui/ToolButton'
import { stepTexts } from '../texts/machineTexts'
import { formatEntry } from '../texts/formatEntry'
import './Timeline.scss'

/** Time travel: a slider over the entries of the log. */
export function Timeline() {
  const lab = useLab()
  const { view, position } = useLabState()
  const count = view?.log.length ?? 0
  const entry = view?.log[position]
  const jumps = [
    [ChevronFirst, stepTexts.first, 0],
    [ChevronLeft, stepTexts.previous, position - 1],
    [ChevronRight, stepTexts.next, position + 1],
    [ChevronLast, stepTexts.last, count - 1],
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
    <div className="timeline" role="group" aria-label={stepTexts.log}>
      {jumps.slice(0, 2).map(button)}
      <input
        className="timeline__range"
        type="range"
        min={0}
        max={Math.max(count - 1, 0)}
        value={position}
        aria-label={stepTexts.log}
        aria-valuetext={entry && `${stepTexts.moment(position, count)}: ${formatEntry(entry)}`}
        onChange={(event) => void lab.travel(Number(event.target.value))}
      />
      {jumps.slice(2).map(button)}
      <p className="timeline__moment">{stepTexts.moment(position, count)}</p>
    </div>
  )
}
