import { Fingerprint, Square } from 'lucide-react'
import { ToolButton } from '../../ui/ToolButton'
import { canFingerprint } from '../check/fingerprint'
import { manifestFiles } from '../check/manifestFiles'
import { useCheck, type CheckState } from '../check/useCheck'
import type { Dossier } from '../read/readDossier'
import { Chapter } from '../ui/Chapter'
import { ComparisonResult } from '../ui/ComparisonResult'
import { Warning } from '../ui/Warning'
import { checkTexts } from '../texts/dossierTexts'
import './FingerprintCheck.scss'

/** Progress of the check, and the names of the files that differ. */
function Report({ state, all }: { state: CheckState; all: number }) {
  const differences = state.kind === 'idle' ? [] : state.differences
  const differs = differences.length > 0 ? checkTexts.differs(differences.length) : null
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
      {/* Announced at the start and the end alone: a screen reader would read out nothing but files. */}
      <p role="status">
        {state.kind === 'running' && checkTexts.running(all)}
        {state.kind === 'done' && (
          <ComparisonResult
            difference={all === 0 ? checkTexts.nothing : differs}
            met={checkTexts.same(all)}
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

/** Compares the files that this host serves now with those of the manifest. */
export function FingerprintCheck({ dossier }: { dossier: Dossier }) {
  const { state, start, stop } = useCheck(dossier)
  const { files, compressedCopies } = manifestFiles(dossier.manifest.content)
  return (
    <Chapter id="huellas">
      <div className="fingerprint-check">
        <p>
          {checkTexts.lead(files.length)}{' '}
          {compressedCopies > 0 && checkTexts.compressedCopies(compressedCopies)}
        </p>
        <p>{checkTexts.limits}</p>
        <p>
          {checkTexts.manifest}:{' '}
          <code className="fingerprint-check__hash">{dossier.run.content.manifiesto}</code>
        </p>
        {!canFingerprint() ? (
          <Warning>{checkTexts.cannot}</Warning>
        ) : state.kind === 'running' ? (
          <ToolButton onClick={stop}>
            <Square aria-hidden="true" />
            {checkTexts.stop}
          </ToolButton>
        ) : (
          <ToolButton kind="strong" onClick={start}>
            <Fingerprint aria-hidden="true" />
            {state.kind === 'idle' ? checkTexts.start : checkTexts.again}
          </ToolButton>
        )}
        <Report state={state} all={files.length} />
      </div>
    </Chapter>
  )
}
