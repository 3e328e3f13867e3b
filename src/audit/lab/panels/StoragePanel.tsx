import type { StartChoice } from '../state/startChoice'
import { Choice } from '../../ui/Choice'
import { Panel } from './Panel'
import { ToolButton } from '../../ui/ToolButton'
import { storageTexts } from '../texts/machineTexts'
import './StoragePanel.scss'
import { StorageChoice } from './StorageChoice'
import { StoredTable } from './StoredTable'
import { useStorageSetup } from './useStorageSetup'

const choices = Object.keys(storageTexts.choices) as StartChoice[]
const realChoices = choices.filter((choice) => choice !== 'blocked' && choice !== 'full')

/** What the two storages hold before the page opens, in memory or in this very browser. */
export function StoragePanel() {
  const { scenario, isReal, message, hasFound, setStart, setReal, giveBack } = useStorageSetup()
  return (
    <Panel id="banco">
      <div className="storage-panel">
        {(['local', 'session'] as const).map((place) => (
          <StorageChoice
            key={place}
            place={place}
            start={scenario[place]}
            choices={isReal ? realChoices : choices}
            onStart={(start) => setStart(place, start)}
          />
        ))}
        <StoredTable />
        <Choice
          legend={storageTexts.where}
          options={[
            ['memory', storageTexts.memory],
            ['browser', storageTexts.browser],
          ]}
          value={isReal ? 'browser' : 'memory'}
          onChange={(where) => setReal(where === 'browser')}
        />
        <p className="storage-panel__note">{isReal ? storageTexts.onReal : storageTexts.warning}</p>
        {hasFound && <ToolButton onClick={giveBack}>{storageTexts.giveBack}</ToolButton>}
        <p className="storage-panel__message" role="status">
          {message}
        </p>
      </div>
    </Panel>
  )
}
