import { SectionNav } from '../ui/SectionNav'
import type { Dossier } from './read/readDossier'
import { EvidenceChapters } from './chapters/EvidenceChapters'
import { FingerprintCheck } from './chapters/FingerprintCheck'
import { Matrix } from './chapters/Matrix'
import { Practices } from './chapters/Practices'
import { Summary } from './chapters/Summary'
import { useFilters } from './state/useFilters'
import { useOpenDetailsForPrint } from './state/print'
import { dossierTexts, chapterNames } from './texts/dossierTexts'

/** Every chapter: counts and limits first, then the rows, then their evidence. */
export function Chapters({ dossier }: { dossier: Dossier }) {
  const matrix = useFilters(dossier.rows)
  useOpenDetailsForPrint()
  return (
    <>
      <SectionNav label={dossierTexts.sections} names={chapterNames} />
      <main className="dossier__chapters">
        <Summary dossier={dossier} onFilters={matrix.openFilters} />
        <Matrix dossier={dossier} {...matrix} />
        <EvidenceChapters dossier={dossier} />
        <FingerprintCheck dossier={dossier} />
        <Practices dossier={dossier} />
      </main>
    </>
  )
}
