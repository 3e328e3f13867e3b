import { ScreenFrame } from '../screen/ScreenFrame'
import { useDisplayedEntry, useSetup } from '../state/labContext'
import { Panel } from './Panel'
import { labTexts } from '../texts/labTexts'
import { screenTexts } from '../texts/machineTexts'
import { ActiveState } from './ActiveState'
import './ScreenPanel.scss'

/** The real gate, on the same machine. */
export function ScreenPanel() {
  const { Screen, dossier } = useSetup()
  const tab = useDisplayedEntry()?.tabs.a
  return (
    <Panel id="pantalla">
      <ScreenFrame title={screenTexts.frameTitle('A')}>
        {tab && Screen && <Screen key={tab.openedBy} tab={tab} log={tab.log} />}
      </ScreenFrame>
      {tab && <ActiveState tab={tab} />}
      {tab && dossier && (
        <a className="screen-panel__rows" href={`${dossier}?maquina=${tab.active.at(-1)}#requisitos`}>
          {labTexts.dossierOfState}
        </a>
      )}
    </Panel>
  )
}
