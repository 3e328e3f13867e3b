import { ToolButton } from '../../ui/ToolButton'
import type { DossierContent } from '../read/readDossier'
import { noFilters } from '../state/filters'
import type { useFilters } from '../state/useFilters'
import { Chapter } from '../ui/Chapter'
import { filterTexts } from '../texts/dossierTexts'
import { MatrixFilters } from './MatrixFilters'
import { MatrixTable } from './MatrixTable'

type Props = { dossier: DossierContent } & ReturnType<typeof useFilters>

/** Every requirement, or those the filters leave. */
export function Matrix({ dossier: { rows, references }, filters, problems, shown, setFilters }: Props) {
  return (
    <Chapter id="requisitos">
      <MatrixFilters rows={rows} filters={filters} problems={problems} onFilters={setFilters} />
      <div className="matrix__count">
        <p role="status">
          {shown.length > 0 ? filterTexts.shown(shown.length, rows.length) : filterTexts.none}
        </p>
        {shown.length < rows.length && (
          <ToolButton onClick={() => setFilters(noFilters)}>{filterTexts.clear}</ToolButton>
        )}
      </div>
      {shown.length > 0 && <MatrixTable rows={shown} references={references} />}
    </Chapter>
  )
}
