import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { useDisplayedEntry, useLab, useLabState, useSetup } from '../state/labContext'
import { eventOnDisplay } from '../state/moments'
import { IconButton } from '../../ui/IconButton'
import { stepTexts } from '../texts/machineTexts'
import { formatMoment } from '../texts/formatEntry'
import './Timeline.scss'

/** Time travel: a slider over the steps. */
export function Timeline() {
  const lab = useLab()
  const setup = useSetup()
  const state = useLabState()
  const { view, step } = state
  const displayed = useDisplayedEntry()
  const steps = view?.scenario.steps.length ?? 0
  const event = eventOnDisplay(state)
  const moment = [
    stepTexts.moment(step, steps + 1),
    ...(event ? [stepTexts.event(event.number, event.count)] : []),
  ]
  const travel = (target: number) => void lab.travelToStep(target)

  return (
    <div className="timeline" role="group" aria-label={stepTexts.log}>
      <IconButton icon={ChevronFirst} label={stepTexts.first} onClick={() => travel(0)} />
      <IconButton icon={ChevronLeft} label={stepTexts.previous} onClick={() => travel(step - 1)} />
      <input
        className="timeline__range"
        type="range"
        min={0}
        max={steps}
        value={step}
        aria-label={stepTexts.log}
        aria-valuetext={displayed ? `${moment.join(', ')}: ${formatMoment(setup, displayed)}` : undefined}
        onChange={(event) => travel(Number(event.target.value))}
      />
      <IconButton
        icon={ChevronRight}
        label={stepTexts.next}
        onClick={() => travel(event ? step : step + 1)}
      />
      <IconButton icon={ChevronLast} label={stepTexts.last} onClick={() => travel(steps)} />
      <p className="timeline__moment">{moment.join(' · ')}</p>
    </div>
  )
}
