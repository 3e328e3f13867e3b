import type { JudgedRequirement } from '../judgement/judge'
import type { References } from '../requirements/references'
import { matrixTexts } from '../texts/dossierTexts'
import { MatrixRow } from './MatrixRow'
import './Matrix.scss'

type Props = { rows: readonly JudgedRequirement[]; references: References }

/** On phones and on paper each row is a block; its roles stay a table's. */
export const MatrixTable = ({ rows, references }: Props) => (
  <table className="matrix" role="table">
    <caption className="matrix__caption">{matrixTexts.caption}</caption>
    <thead className="matrix__head">
      <tr role="row">
        {matrixTexts.columns.map((column) => (
          <th role="columnheader" scope="col" key={column}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <MatrixRow key={row.id} row={row} references={references} />
      ))}
    </tbody>
  </table>
)
