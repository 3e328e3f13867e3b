import { ToolHeader } from '../ui/ToolHeader'
import { DossierActions } from './DossierActions'
import { useDossier } from './state/useDossier'
import { useScrollToHash } from './state/useScrollToHash'
import { Chapters } from './Chapters'
import { NoDossier } from './NoDossier'
import './Dossier.scss'
import { dossierTexts } from './texts/dossierTexts'

/** The dossier's page: its chapters, or the reason why there is no dossier. */
export function DossierPage() {
  const state = useDossier()
  useScrollToHash(state.kind === 'read')
  return (
    <div className="dossier">
      <ToolHeader
        title={dossierTexts.title}
        lead={dossierTexts.lead}
        skip={state.kind === 'read' ? dossierTexts.skip : dossierTexts.skipToReason}
      >
        <DossierActions hasDossier={state.kind === 'read'} />
      </ToolHeader>
      {state.kind === 'loading' && (
        <main id="aviso">
          <p role="status">{dossierTexts.loading}</p>
        </main>
      )}
      {state.kind === 'problem' && <NoDossier sentence={state.sentence} />}
      {state.kind === 'read' && <Chapters dossier={state.dossier} />}
    </div>
  )
}
