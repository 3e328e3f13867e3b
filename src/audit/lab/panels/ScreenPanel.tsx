import { dossierAddress } from '../../addresses'
import { SiteScreen } from '../screen/SiteScreen'
import { ScreenFrame } from '../screen/ScreenFrame'
import { useDisplayedEntry } from '../state/labContext'
import { Panel } from './Panel'
import { labTexts } from '../texts/labTexts'
import { screenTexts } from '../texts/machineTexts'
import { ActiveState } from './ActiveState'
import './ScreenPanel.scss'

/** The real gate, on the same machine. */
export function ScreenPanel() {
  const tab = useDisplayedEntry()?.tabs.a
  return (
    <Panel id="pantalla">
      <ScreenFrame title={screenTexts.frameTitle('A')}>{tab && <SiteScreen tab={tab} />}</ScreenFrame>
      {tab && <ActiveState tab={tab} />}
      {tab && (
        <a className="screen-panel__rows" href={`${dossierAddress}?maquina=${tab.active.at(-1)}#requisitos`}>
          {labTexts.dossierOfState}
        </a>
      )}
    </Panel>
  )
}
