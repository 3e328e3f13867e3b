import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { useLab, useLabState } from '../state/labContext'
import { IconButton } from '../../ui/IconButton'
import { stepTexts } from '../texts/machineTexts'
import { formatEntry } from '../texts/formatEntry'
import './Timeline.scss'

/** Time travel: a slider over the entries of the log. */
export function Timeline() {
  const lab = useLab()
  const { view, position } = useLabState()
  const count = view?.log.length ?? 0
  const entry = view?.log[position]
  const travel = (target: number) => void lab.travel(target)

  return (
    <div className="timeline" role="group" aria-label={stepTexts.log}>
      <IconButton icon={ChevronFirst} label={stepTexts.first} onClick={() => travel(0)} />
      <IconButton icon={ChevronLeft} label={stepTexts.previous} onClick={() => travel(position - 1)} />
      <input
        className="timeline__range"
        type="range"
        min={0}
        max={Math.max(count - 1, 0)}
        value={position}
        aria-label={stepTexts.log}
        aria-valuetext={entry && `${stepTexts.moment(position, count)}: ${formatEntry(entry)}`}
        onChange={(event) => travel(Number(event.target.value))}
      />
      <IconButton icon={ChevronRight} label={stepTexts.next} onClick={() => travel(position + 1)} />
      <IconButton icon={ChevronLast} label={stepTexts.last} onClick={() => travel(count - 1)} />
      <p className="timeline__moment">{stepTexts.moment(position, count)}</p>
    </div>
  )
}
