import type { StartChoice } from '../state/startChoice'
import { Choice } from '../../ui/Choice'
import { Panel } from './Panel'
import { ToolButton } from '../../ui/ToolButton'
import { benchCopy } from '../words/copy'
import './BenchPanel.scss'
import { StorageChoice } from './StorageChoice'
import { StoredTable } from './StoredTable'
import { useBench } from './useBench'

const choices = Object.keys(benchCopy.choices) as StartChoice[]
const realChoices = choices.filter((choice) => choice !== 'blocked' && choice !== 'full')

/** What the two storages hold before the page opens, in memory or in this very browser. */
export function BenchPanel() {
  const { scenario, isReal, said, hasFound, setStart, setReal, giveBack } = useBench()
  return (
    <Panel id="banco">
      <div className="bench-panel">
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
          legend={benchCopy.where}
          options={[
            ['memory', benchCopy.memory],
            ['browser', benchCopy.browser],
          ]}
          value={isReal ? 'browser' : 'memory'}
          onChange={(where) => setReal(where === 'browser')}
        />
        <p className="bench-panel__note">{isReal ? benchCopy.onReal : benchCopy.warning}</p>
        {hasFound && <ToolButton onClick={giveBack}>{benchCopy.giveBack}</ToolButton>}
        <p className="bench-panel__said" role="status">
          {said}
        </p>
      </div>
    </Panel>
  )
}
