import { SiteScreen } from '../screen/SiteScreen'
import { ScreenFrame } from '../screen/ScreenFrame'
import { useFrame } from '../state/labContext'
import { wasRejected } from '../state/wasRejected'
import { Panel } from '../ui/Panel'
import { screenCopy } from '../words/copy'
import { ActiveState } from './ActiveState'

/** The real gate, on the same machine. */
export function ScreenPanel() {
  const frame = useFrame()
  return (
    <Panel id="pantalla">
      <ScreenFrame title={screenCopy.frame('A')}>
        {frame && <SiteScreen gate={frame.tabs.a.gate} wasRejected={wasRejected(frame.seen, 'a')} />}
      </ScreenFrame>
      {frame && <ActiveState ids={frame.active} stored={frame.tabs.a.stored} />}
    </Panel>
  )
}
