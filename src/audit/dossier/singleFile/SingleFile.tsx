import type { DossierContent } from '../read/readDossier'
import { Counts } from '../chapters/Counts'
import { EvidenceChapters } from '../chapters/EvidenceChapters'
import { MatrixTable } from '../chapters/MatrixTable'
import { Practices } from '../chapters/Practices'
import { Provenance } from '../chapters/Provenance'
import { SealFacts } from '../chapters/SealFacts'
import { Chapter } from '../ui/Chapter'
import { singleFileTexts } from '../texts/dossierTexts'
import '../Dossier.scss'
import { Cover } from './Cover'
import { EmbeddedContext, type Embedded } from './embedded'

export interface SingleFileProps {
  readonly dossier: DossierContent
  readonly embedded: Embedded
  readonly version: {
    readonly commit: string | null
    readonly hasChanges: boolean
    /** The root hash. */
    readonly raiz: string
  }
}

/** The page's chapters without what needs a script or a host: to read from the disk, and to print. */
export const SingleFile = ({ dossier, embedded, version }: SingleFileProps) => (
  <EmbeddedContext value={embedded}>
    <Cover />
    <main className="dossier dossier__chapters">
      <Chapter id="resumen">
        <Counts rows={dossier.rows} />
        <Provenance version={version}>{singleFileTexts.check}</Provenance>
        <SealFacts root={version.raiz} />
      </Chapter>
      <Chapter id="requisitos">
        <MatrixTable {...dossier} />
      </Chapter>
      <EvidenceChapters dossier={dossier} />
      <Practices dossier={dossier} />
    </main>
  </EmbeddedContext>
)
