import { Choice } from '../../ui/Choice'
import { Panel } from './Panel'
import { ToolButton } from '../../ui/ToolButton'
import { storageTexts } from '../texts/machineTexts'
import './WorldPanel.scss'
import { StoredTable } from './StoredTable'
import { useSetup } from '../state/labContext'
import { useWorldSetup } from './useWorldSetup'

/** What the world holds before the page opens, in memory or in this very browser. */
export function WorldPanel() {
  const { scenario, isReal, message, hasFound, setStart, setReal, giveBack } = useWorldSetup()
  const { StartFields, subject } = useSetup()
  return (
    <Panel id="banco">
      <div className="world-panel">
        {StartFields && <StartFields start={scenario} isReal={isReal} onStart={setStart} />}
        <StoredTable />
        {subject.browser && (
          <Choice
            legend={storageTexts.where}
            options={[
              ['memory', storageTexts.memory],
              ['browser', storageTexts.browser],
            ]}
            value={isReal ? 'browser' : 'memory'}
            onChange={(where) => setReal(where === 'browser')}
          />
        )}
        {subject.browser && (
          <p className="world-panel__note">
            {isReal ? storageTexts.onReal : subject.words.world.browserWarning}
          </p>
        )}
        {hasFound && (
          <>
            <p className="world-panel__note">{storageTexts.kept}</p>
            <ToolButton onClick={giveBack}>{storageTexts.giveBack}</ToolButton>
          </>
        )}
        <p className="world-panel__message" role="status">
          {message}
        </p>
      </div>
    </Panel>
  )
}
