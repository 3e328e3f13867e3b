import { viewsAddress } from '../../addresses'
import { SiteScreen } from '../screen/SiteScreen'
import { ScreenFrame } from '../screen/ScreenFrame'
import { useFrame } from '../state/labContext'
import { wasRejected } from '../state/wasRejected'
import { Panel } from './Panel'
import { copy, screenCopy } from '../words/copy'
import { ActiveState } from './ActiveState'
import './ScreenPanel.scss'

/** The real gate, on the same machine. */
export function ScreenPanel() {
  const frame = useFrame()
  return (
    <Panel id="pantalla">
      <ScreenFrame title={screenCopy.frame('A')}>
        {frame && <SiteScreen gate={frame.tabs.a.gate} wasRejected={wasRejected(frame.seen, 'a')} />}
      </ScreenFrame>
      {frame && <ActiveState ids={frame.active} stored={frame.tabs.a.stored} />}
      {frame && (
        <a className="screen-panel__rows" href={`${viewsAddress}?maquina=${frame.active.at(-1)}#requisitos`}>
          {copy.dossierOfState}
        </a>
      )}
    </Panel>
  )
}
