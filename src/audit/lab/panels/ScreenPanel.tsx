import { dossierAddress } from '../../addresses'
import { SiteScreen } from '../screen/SiteScreen'
import { ScreenFrame } from '../screen/ScreenFrame'
import { useDisplayedEntry } from '../state/labContext'
import { hasRejectionDialog } from '../state/hasRejectionDialog'
import { Panel } from './Panel'
import { labTexts } from '../texts/labTexts'
import { screenTexts } from '../texts/machineTexts'
import { ActiveState } from './ActiveState'
import './ScreenPanel.scss'

/** The real gate, on the same machine. */
export function ScreenPanel() {
  const displayed = useDisplayedEntry()
  return (
    <Panel id="pantalla">
      <ScreenFrame title={screenTexts.frameTitle('A')}>
        {displayed && (
          <SiteScreen
            gate={displayed.tabs.a.gate}
            hasRejectionDialog={hasRejectionDialog(displayed.logUpToEntry, 'a')}
          />
        )}
      </ScreenFrame>
      {displayed && <ActiveState ids={displayed.activeStates.a} stored={displayed.tabs.a.stored} />}
      {displayed && (
        <a
          className="screen-panel__rows"
          href={`${dossierAddress}?maquina=${displayed.activeStates.a.at(-1)}#requisitos`}
        >
          {labTexts.dossierOfState}
        </a>
      )}
    </Panel>
  )
}
