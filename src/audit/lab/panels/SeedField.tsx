import { useState } from 'react'
import { useLab, useLabState } from '../state/labContext'
import { drawSeed, isSeed } from '../state/seed'
import { defectTexts } from '../texts/evidenceTexts'
import { ToolButton } from '../../ui/ToolButton'
import './SeedField.scss'

/** The seed of a run's random visits. */
export function SeedField() {
  const lab = useLab()
  const { seed } = useLabState()
  // What is being written is no seed yet.
  const [draft, setDraft] = useState<string | null>(null)
  const isBad = draft !== null && !isSeed(draft)

  return (
    <div className="seed-field">
      <label className="seed-field__label">
        {defectTexts.seed}
        <input
          className="seed-field__value"
          type="text"
          inputMode="numeric"
          value={draft ?? String(seed)}
          maxLength={9}
          autoComplete="off"
          aria-invalid={isBad}
          aria-describedby="semilla-ayuda"
          onChange={({ target: { value } }) => {
            setDraft(value)
            if (isSeed(value)) lab.setSeed(Number(value))
          }}
          onBlur={() => setDraft(null)}
        />
      </label>
      <ToolButton onClick={() => lab.setSeed(drawSeed())}>{defectTexts.otherSeed}</ToolButton>
      <p className="seed-field__help" id="semilla-ayuda">
        {isBad ? defectTexts.badSeed : defectTexts.seedHelp}
      </p>
    </div>
  )
}
