import { useState } from 'react'
import type { StorageStart } from '../../model/storageStart'
import { choiceOf, starts, type StartChoice } from '../state/startChoice'
import { Choice } from '../../ui/Choice'
import { storageTexts } from '../texts/machineTexts'
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
    onStart(starts[choice])
  }

  return (
    <div className="storage-choice">
      <Choice
        legend={storageTexts.places[place]}
        options={choices.map((choice) => [choice, storageTexts.choices[choice]] as const)}
        value={chosen}
        onChange={choose}
      />
      {chosen === 'other' && start.kind === 'value' && (
        <label className="storage-choice__other">
          {storageTexts.value}
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
