import type { CheckState } from '../check/useCheck'
import { ComparisonResult } from '../ui/ComparisonResult'
import { checkTexts } from '../texts/dossierTexts'

/** How far the check is and what it found: every file that differs by its name. */
export function FingerprintCheckReport({ state, all }: { state: CheckState; all: number }) {
  const differences = state.kind === 'idle' ? [] : state.differences
  return (
    <>
      {state.kind === 'running' && (
        <progress
          className="fingerprint-check__progress"
          aria-label={checkTexts.progress}
          value={state.done}
          max={all}
        />
      )}
      {/* Told at its beginning and its end alone: a reader that hears every file hears nothing else. */}
      <p role="status">
        {state.kind === 'running' && checkTexts.running(all)}
        {state.kind === 'done' && (
          <ComparisonResult
            difference={differences.length > 0 ? checkTexts.differs(differences.length) : null}
            kept={checkTexts.same(all)}
          />
        )}
      </p>
      {differences.length > 0 && (
        <ul className="fingerprint-check__list" aria-label={checkTexts.differences}>
          {differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      )}
    </>
  )
}
