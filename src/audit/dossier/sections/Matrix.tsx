import type { Dossier } from '../read/readDossier'
import { noFilters } from '../state/filters'
import type { useFilters } from '../state/useFilters'
import { Part } from '../ui/Part'
import { ToolButton } from '../../ui/ToolButton'
import { filterCopy, matrixCopy } from '../words/copy'
import './Matrix.scss'
import { MatrixFilters } from './MatrixFilters'
import { MatrixRow } from './MatrixRow'

type Props = { dossier: Dossier } & ReturnType<typeof useFilters>

/** Every requirement, or those the filters leave. On phones each row is a block; its roles stay a table's. */
export function Matrix({ dossier, filters, problems, shown, setFilters }: Props) {
  const { rows } = dossier
  return (
    <Part id="requisitos">
      <MatrixFilters rows={rows} filters={filters} problems={problems} onFilters={setFilters} />
      <div className="matrix__count">
        <p role="status">
          {shown.length > 0 ? filterCopy.shown(shown.length, rows.length) : filterCopy.none}
        </p>
        {shown.length < rows.length && (
          <ToolButton onClick={() => setFilters(noFilters)}>{filterCopy.clear}</ToolButton>
        )}
      </div>
      {shown.length > 0 && (
        <table className="matrix" role="table">
          <caption className="matrix__caption">{matrixCopy.caption}</caption>
          <thead className="matrix__head">
            <tr role="row">
              {matrixCopy.columns.map((column) => (
                <th role="columnheader" scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <MatrixRow key={row.id} row={row} dossier={dossier} />
            ))}
          </tbody>
        </table>
      )}
    </Part>
  )
}
