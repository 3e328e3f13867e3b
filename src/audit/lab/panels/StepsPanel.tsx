import { useDisplayedEntry, useLabState } from '../state/labContext'
import { Panel } from './Panel'
import { stepTexts } from '../texts/machineTexts'
import { StepBar } from './StepBar'
import './StepsPanel.scss'
import { StepVerdict } from './StepVerdict'
import { Timeline } from './Timeline'
import { useStickyHeight } from './useStickyHeight'

/** The steps that can be taken, and the moment on display; on wide screens it stays in view, on phones its verdict. */
export function StepsPanel() {
  const { failure } = useLabState()
  const isPast = useDisplayedEntry()?.isPast ?? false
  const panel = useStickyHeight('--sticky-height')
  return (
    <div className="steps-panel" ref={panel}>
      <Panel id="pasos">
        <div className="steps-panel__rows">
          <StepBar />
          <Timeline />
        </div>
        <div role="status">
          {isPast && <p className="steps-panel__past">{stepTexts.past}</p>}
          {failure && <p className="steps-panel__failure">{failure}</p>}
        </div>
        <StepVerdict />
      </Panel>
    </div>
  )
}
