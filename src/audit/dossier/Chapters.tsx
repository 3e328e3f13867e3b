import { SectionNav } from '../ui/SectionNav'
import type { Dossier } from './read/readDossier'
import { Captures } from './sections/Captures'
import { FingerprintCheck } from './sections/FingerprintCheck'
import { Observations } from './sections/Observations'
import { Matrix } from './sections/Matrix'
import { Practices } from './sections/Practices'
import { Requests } from './sections/Requests'
import { States } from './sections/States'
import { Storage } from './sections/Storage'
import { Summary } from './sections/Summary'
import { Tests } from './sections/Tests'
import { Texts } from './sections/Texts'
import { useFilters } from './state/useFilters'
import { useOpenDetailsForPrint } from './state/print'
import { copy, chapterNames } from './words/copy'

/** Every part: counts and limits first, then the rows, then what they lead to. */
export function Chapters({ dossier }: { dossier: Dossier }) {
  const matrix = useFilters(dossier.rows)
  useOpenDetailsForPrint()
  return (
    <>
      <SectionNav label={copy.sections} names={chapterNames} />
      <main className="dossier__chapters">
        <Summary dossier={dossier} onFilters={matrix.openFilters} />
        <Matrix dossier={dossier} {...matrix} />
        <States dossier={dossier} />
        <Tests dossier={dossier} />
        <Captures dossier={dossier} />
        <Observations dossier={dossier} />
        <Storage dossier={dossier} />
        <Texts dossier={dossier} />
        <Requests dossier={dossier} />
        <FingerprintCheck dossier={dossier} />
        <Practices dossier={dossier} />
      </main>
    </>
  )
}
