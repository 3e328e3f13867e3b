import { SiteScreen } from '../screen/SiteScreen'
import { ScreenFrame } from '../screen/ScreenFrame'
import { buttonOf } from '../../model/steps'
import { useFrame, useLab } from '../state/labContext'
import { wasRejected } from '../state/wasRejected'
import { Panel } from './Panel'
import { ToolButton } from '../../ui/ToolButton'
import { screenCopy, stepsCopy } from '../words/copy'
import { ActiveState } from './ActiveState'
import { StepGroup } from './StepGroup'
import './TabsPanel.scss'

/** The second tab: its screen, its buttons and where it stands beside the first (X4). */
export function TabsPanel() {
  const lab = useLab()
  const frame = useFrame()
  const b = frame?.tabs.b
  if (!frame || !b) {
    return (
      <Panel id="pestanas">
        <p className="tabs-panel__closed">{frame?.view.isReal ? screenCopy.realB : screenCopy.noB}</p>
        {!frame?.view.isReal && (
          <ToolButton onClick={() => void lab.perform('b-abrir')}>{buttonOf('b-abrir')}</ToolButton>
        )}
      </Panel>
    )
  }

  return (
    <Panel id="pestanas">
      <div className="tabs-panel">
        <ScreenFrame title={screenCopy.frame('B')}>
          <SiteScreen gate={b.gate} wasRejected={wasRejected(frame.seen, 'b')} />
        </ScreenFrame>
        <div className="tabs-panel__side">
          <StepGroup label={stepsCopy.visitor} steps={['b-si', 'b-si-recordar', 'b-no', 'b-olvidar']} />
          <StepGroup label={stepsCopy.browser} steps={['b-volver', 'b-recargar']} />
          <h3 className="tabs-panel__tab">{screenCopy.tabA}</h3>
          <ActiveState ids={frame.active} stored={frame.tabs.a.stored} />
          <h3 className="tabs-panel__tab">{screenCopy.tabB}</h3>
          <ActiveState ids={frame.activeB} stored={b.stored} />
        </div>
      </div>
    </Panel>
  )
}
