import type { DossierContent } from '../read/readDossier'
import type { useFilters } from '../state/useFilters'
import { Chapter } from '../ui/Chapter'
import { MatrixFilters } from './MatrixFilters'
import { MatrixSearch } from './MatrixSearch'
import { MatrixTable } from './MatrixTable'

type Props = { dossier: DossierContent } & ReturnType<typeof useFilters>

/** Every requirement, or those the filters leave. */
export function Matrix({ dossier: { rows, references }, filters, problems, shown, setFilters }: Props) {
  return (
    <Chapter id="requisitos">
      <MatrixFilters rows={rows} filters={filters} problems={problems} onFilters={setFilters} />
      <MatrixSearch rows={rows} shown={shown.length} filters={filters} onFilters={setFilters} />
      {shown.length > 0 && <MatrixTable rows={shown} references={references} />}
    </Chapter>
  )
}
