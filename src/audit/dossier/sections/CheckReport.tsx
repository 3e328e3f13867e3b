import type { CheckState } from '../check/useCheck'
import { Outcome } from '../ui/Outcome'
import { checkCopy } from '../words/copy'

/** How far the check is and what it found: every file that differs by its name. */
export function CheckReport({ state, all }: { state: CheckState; all: number }) {
  const differences = state.kind === 'idle' ? [] : state.differences
  return (
    <>
      {state.kind === 'running' && (
        <progress
          className="fingerprint-check__progress"
          aria-label={checkCopy.progress}
          value={state.done}
          max={all}
        />
      )}
      {/* Told at its beginning and its end alone: a reader that hears every file hears nothing else. */}
      <p role="status">
        {state.kind === 'running' && checkCopy.running(all)}
        {state.kind === 'done' && (
          <Outcome
            difference={differences.length > 0 ? checkCopy.differs(differences.length) : null}
            kept={checkCopy.same(all)}
          />
        )}
      </p>
      {differences.length > 0 && (
        <ul className="fingerprint-check__list" aria-label={checkCopy.differences}>
          {differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      )}
    </>
  )
}
