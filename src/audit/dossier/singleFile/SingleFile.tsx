import type { Manifest } from '../evidence/manifestSchemas'
import type { DossierContent } from '../read/readDossier'
import { Counts } from '../chapters/Counts'
import { EvidenceChapters } from '../chapters/EvidenceChapters'
import { MatrixTable } from '../chapters/MatrixTable'
import { Practices } from '../chapters/Practices'
import { CheckCommands } from '../chapters/CheckCommands'
import { Examined } from '../chapters/Examined'
import { GroupCounts } from '../chapters/GroupCounts'
import { Chapter } from '../ui/Chapter'
import '../Dossier.scss'
import { Cover } from './Cover'
import { EmbeddedContext, type Embedded } from './embedded'

export interface SingleFileProps {
  readonly dossier: DossierContent
  readonly embedded: Embedded
  readonly version: Pick<Manifest, 'commit' | 'commitDate' | 'hasChanges' | 'raiz'>
}

/** The page's chapters without what needs a script or a host: to read from the disk, and to print. */
export const SingleFile = ({ dossier, embedded, version }: SingleFileProps) => (
  <EmbeddedContext value={embedded}>
    <Cover />
    <main className="dossier dossier__chapters">
      <Chapter id="resumen">
        <Counts rows={dossier.rows} />
        <Examined dossier={dossier} version={version} />
        <GroupCounts rows={dossier.rows} />
        <CheckCommands />
      </Chapter>
      <Chapter id="requisitos">
        <MatrixTable {...dossier} />
      </Chapter>
      <EvidenceChapters dossier={dossier} />
      <Practices dossier={dossier} />
    </main>
  </EmbeddedContext>
)
