import { ScreenFrame } from '../screen/ScreenFrame'
import { pageSteps } from '../../model/pageWords'
import { useDisplayedEntry, useLab, useSetup } from '../state/labContext'
import { Panel } from './Panel'
import { ToolButton } from '../../ui/ToolButton'
import { screenTexts, stepTexts } from '../texts/machineTexts'
import { ActiveState } from './ActiveState'
import { StepGroup } from './StepGroup'
import './TabsPanel.scss'

/** The second tab: its screen, its buttons and its state, beside the first tab's screen where there is room (X4). */
export function TabsPanel() {
  const lab = useLab()
  const { Screen, subject } = useSetup()
  const { steps, words } = subject
  const displayed = useDisplayedEntry()
  const b = displayed?.tabs.b
  if (!displayed || !b) {
    return (
      <div className="lab__tabs">
        <Panel id="pestanas">
          <p className="tabs-panel__closed">{displayed?.view.isReal ? screenTexts.realB : screenTexts.noB}</p>
          {!displayed?.view.isReal && (
            <ToolButton onClick={() => void lab.perform('b-abrir')}>
              {steps.find('b-abrir').button}
            </ToolButton>
          )}
        </Panel>
      </div>
    )
  }

  return (
    <div className="lab__tabs lab__tabs--open">
      <Panel id="pestanas">
        <div className="tabs-panel">
          {Screen && (
            <ScreenFrame title={screenTexts.frameTitle('B')}>
              <Screen key={b.openedBy} tab={b} log={b.log} />
            </ScreenFrame>
          )}
          <div className="tabs-panel__side">
            <StepGroup label={words.sender} steps={steps.events.map((step) => `b-${step}`)} />
            <StepGroup label={stepTexts.browser} steps={pageSteps.map((step) => `b-${step}`)} />
            <h3 className="tabs-panel__tab">{screenTexts.tabA}</h3>
            <ActiveState tab={displayed.tabs.a} />
            <h3 className="tabs-panel__tab">{screenTexts.tabB}</h3>
            <ActiveState tab={b} />
          </div>
        </div>
      </Panel>
    </div>
  )
}
