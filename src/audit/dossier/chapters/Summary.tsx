import type { Dossier } from '../read/readDossier'
import type { Filters } from '../state/filters'
import { Chapter } from '../ui/Chapter'
import { Warning } from '../ui/Warning'
import { summaryTexts } from '../texts/dossierTexts'
import { CheckCommands } from './CheckCommands'
import { Counts } from './Counts'
import { DossierFiles } from './DossierFiles'
import { Examined } from './Examined'
import { GroupCounts } from './GroupCounts'

type Props = { dossier: Dossier; onFilters: (filters: Filters) => void }

/** What contradicts the evidence, counts and limits, what was examined, and the files to take along. */
export function Summary({ dossier, onFilters }: Props) {
  const { rows, contradictions, manifest, run, signing } = dossier
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
      <Examined
        dossier={dossier}
        version={manifest.content}
        sealed={{ run: run.content, signing: signing.content }}
      />
      <GroupCounts rows={rows} />
      {contradictions.length === 0 && <p>{summaryTexts.derived(rows.length)}</p>}
      <CheckCommands />
      <DossierFiles commit={manifest.content.commit} />
    </Chapter>
  )
}
