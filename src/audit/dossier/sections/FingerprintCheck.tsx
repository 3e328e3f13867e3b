import { Fingerprint, Square } from 'lucide-react'
import { ToolButton } from '../../ui/ToolButton'
import { canFingerprint } from '../check/fingerprint'
import { manifestFiles } from '../check/manifestFiles'
import { useCheck } from '../check/useCheck'
import type { Dossier } from '../read/readDossier'
import { Chapter } from '../ui/Chapter'
import { checkTexts } from '../texts/dossierTexts'
import { FingerprintCheckReport } from './FingerprintCheckReport'
import './FingerprintCheck.scss'

/** Whether the files that this host serves now are those the dossier speaks of. */
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
          <p className="fingerprint-check__cannot" role="alert">
            {checkTexts.cannot}
          </p>
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
        <FingerprintCheckReport state={state} all={files.length} />
      </div>
    </Chapter>
  )
}
