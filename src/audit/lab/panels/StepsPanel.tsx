import { useDisplayedEntry, useLabState } from '../state/labContext'
import { Panel } from './Panel'
import { stepTexts } from '../texts/machineTexts'
import { StepBar } from './StepBar'
import './StepsPanel.scss'
import { Timeline } from './Timeline'

/** The steps that can be taken, and the position in the log; on wide screens it stays in view. */
export function StepsPanel() {
  const { failure } = useLabState()
  const isPast = useDisplayedEntry()?.isPast ?? false
  return (
    <div className="steps-panel">
      <Panel id="pasos">
        <div className="steps-panel__rows">
          <StepBar />
          <Timeline />
        </div>
        <div role="status">
          {isPast && <p className="steps-panel__past">{stepTexts.past}</p>}
          {failure && <p className="steps-panel__failure">{failure}</p>}
        </div>
      </Panel>
    </div>
  )
}
