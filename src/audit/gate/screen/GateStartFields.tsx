import type { GateStart } from '../storages/gateStarts'
import type { StartChoice } from './startChoice'
import { startTexts } from './startTexts'
import { StorageChoice } from './StorageChoice'

type Props = { start: GateStart; isReal: boolean; onStart: (start: GateStart) => void }

const choices = Object.keys(startTexts.choices) as StartChoice[]
const realChoices = choices.filter((choice) => choice !== 'blocked' && choice !== 'full')

/** What the two storages hold before the page opens. */
export const GateStartFields = ({ start, isReal, onStart }: Props) =>
  (['local', 'session'] as const).map((place) => (
    <StorageChoice
      key={place}
      place={place}
      start={start[place]}
      choices={isReal ? realChoices : choices}
      onStart={(changed) => onStart({ ...start, [place]: changed })}
    />
  ))
