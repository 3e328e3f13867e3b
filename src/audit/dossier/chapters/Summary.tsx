import type { Dossier } from '../read/readDossier'
import type { Filters } from '../state/filters'
import { Chapter } from '../ui/Chapter'
import { Warning } from '../ui/Warning'
import { summaryTexts } from '../texts/dossierTexts'
import { Counts } from './Counts'
import { Provenance } from './Provenance'
import { SealFacts } from './SealFacts'

type Props = { dossier: Dossier; onFilters: (filters: Filters) => void }

/** What contradicts the evidence, counts and limits, and the version and run they come from. */
export function Summary({ dossier: { rows, contradictions, manifest, run, signing }, onFilters }: Props) {
  return (
    <Chapter id="resumen">
      {contradictions.length > 0 && (
        <Warning>
          <strong>{summaryTexts.contradictions}</strong>
          <ul>
            {contradictions.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Warning>
      )}
      <Counts rows={rows} onFilters={onFilters} />
      <Provenance version={manifest.content} run={run.content}>
        {contradictions.length === 0 && summaryTexts.derived(rows.length)}
      </Provenance>
      <SealFacts root={manifest.content.raiz} sealed={{ run: run.content, signing: signing.content }} />
    </Chapter>
  )
}
