import type { DossierContent } from '../read/readDossier'
import { Captures } from './Captures'
import { Observations } from './Observations'
import { Requests } from './Requests'
import { States } from './States'
import { Storage } from './Storage'
import { Tests } from './Tests'
import { Texts } from './Texts'

/** What was observed, a chapter for each kind. */
export const EvidenceChapters = ({ dossier }: { dossier: DossierContent }) => (
  <>
    <States dossier={dossier} />
    <Tests dossier={dossier} />
    <Captures dossier={dossier} />
    <Observations dossier={dossier} />
    <Storage dossier={dossier} />
    <Texts dossier={dossier} />
    <Requests dossier={dossier} />
  </>
)
