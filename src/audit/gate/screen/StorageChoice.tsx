import { useState } from 'react'
import type { StorageStart } from '../storages/storageStart'
import { choiceOf, startByChoice, type StartChoice } from './startChoice'
import { Choice } from '../../ui/Choice'
import { gateLabWords } from '../labWords'
import { startTexts } from './startTexts'
import './StorageChoice.scss'

type Props = {
  place: 'local' | 'session'
  start: StorageStart
  choices: readonly StartChoice[]
  onStart: (start: StorageStart) => void
}

/** What one storage holds, or does, when the page opens. */
export function StorageChoice({ place, start, choices, onStart }: Props) {
  const [isOther, setIsOther] = useState(false)
  // The scenario follows a moment later: what is being written must not wait for it.
  const [draft, setDraft] = useState<string | null>(null)
  const chosen = isOther && start.kind === 'value' ? 'other' : choiceOf(start)
  const choose = (choice: StartChoice) => {
    setIsOther(choice === 'other')
    onStart(startByChoice[choice])
  }

  return (
    <div className="storage-choice">
      <Choice
        legend={gateLabWords.places[place]?.long ?? place}
        options={choices.map((choice) => [choice, startTexts.choices[choice]] as const)}
        value={chosen}
        onChange={choose}
      />
      {chosen === 'other' && start.kind === 'value' && (
        <label className="storage-choice__other">
          {startTexts.value}
          <input
            className="storage-choice__value"
            value={draft ?? start.value}
            maxLength={1000}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => {
              setDraft(target.value)
              onStart({ kind: 'value', value: target.value })
            }}
            onBlur={() => setDraft(null)}
          />
        </label>
      )}
    </div>
  )
}
