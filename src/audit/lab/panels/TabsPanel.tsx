import { SiteScreen } from '../screen/SiteScreen'
import { ScreenFrame } from '../screen/ScreenFrame'
import { answerSteps, buttonOf } from '../../model/steps'
import { useDisplayedEntry, useLab } from '../state/labContext'
import { Panel } from './Panel'
import { ToolButton } from '../../ui/ToolButton'
import { screenTexts, stepTexts } from '../texts/machineTexts'
import { ActiveState } from './ActiveState'
import { StepGroup } from './StepGroup'
import './TabsPanel.scss'

/** The second tab: its screen, its buttons and its state beside the first tab's (X4). */
export function TabsPanel() {
  const lab = useLab()
  const displayed = useDisplayedEntry()
  const b = displayed?.tabs.b
  if (!displayed || !b) {
    return (
      <Panel id="pestanas">
        <p className="tabs-panel__closed">{displayed?.view.isReal ? screenTexts.realB : screenTexts.noB}</p>
        {!displayed?.view.isReal && (
          <ToolButton onClick={() => void lab.perform('b-abrir')}>{buttonOf('b-abrir')}</ToolButton>
        )}
      </Panel>
    )
  }

  return (
    <Panel id="pestanas">
      <div className="tabs-panel">
        <ScreenFrame title={screenTexts.frameTitle('B')}>
          <SiteScreen tab={b} />
        </ScreenFrame>
        <div className="tabs-panel__side">
          <StepGroup label={stepTexts.visitor} steps={answerSteps.map((step) => `b-${step}` as const)} />
          <StepGroup label={stepTexts.browser} steps={['b-volver', 'b-recargar']} />
          <h3 className="tabs-panel__tab">{screenTexts.tabA}</h3>
          <ActiveState tab={displayed.tabs.a} />
          <h3 className="tabs-panel__tab">{screenTexts.tabB}</h3>
          <ActiveState tab={b} />
        </div>
      </div>
    </Panel>
  )
}
