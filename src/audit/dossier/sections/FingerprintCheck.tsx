import { Fingerprint, Square } from 'lucide-react'
import { ToolButton } from '../../ui/ToolButton'
import { canFingerprint } from '../check/fingerprint'
import { servedFiles } from '../check/servedFiles'
import { useCheck } from '../check/useCheck'
import type { Dossier } from '../read/readDossier'
import { Chapter } from '../ui/Chapter'
import { checkCopy } from '../words/copy'
import { CheckReport } from './CheckReport'
import './FingerprintCheck.scss'

/** Whether the files that this host serves now are those the dossier speaks of. */
export function FingerprintCheck({ dossier }: { dossier: Dossier }) {
  const { state, start, stop } = useCheck(dossier)
  const { files, compressedCopies } = servedFiles(dossier.manifest.content)
  return (
    <Chapter id="huellas">
      <div className="fingerprint-check">
        <p>
          {checkCopy.lead(files.length)}{' '}
          {compressedCopies > 0 && checkCopy.compressedCopies(compressedCopies)}
        </p>
        <p>{checkCopy.limits}</p>
        <p>
          {checkCopy.manifest}:{' '}
          <code className="fingerprint-check__hash">{dossier.run.content.manifiesto}</code>
        </p>
        {!canFingerprint() ? (
          <p className="fingerprint-check__cannot" role="alert">
            {checkCopy.cannot}
          </p>
        ) : state.kind === 'running' ? (
          <ToolButton onClick={stop}>
            <Square aria-hidden="true" />
            {checkCopy.stop}
          </ToolButton>
        ) : (
          <ToolButton kind="strong" onClick={start}>
            <Fingerprint aria-hidden="true" />
            {state.kind === 'idle' ? checkCopy.start : checkCopy.again}
          </ToolButton>
        )}
        <CheckReport state={state} all={files.length} />
      </div>
    </Chapter>
  )
}
