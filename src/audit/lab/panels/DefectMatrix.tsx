import { CircleCheck, CircleX, Download } from 'lucide-react'
import { toCsvText } from '../../chart/export/csvText'
import { failuresOf } from '../../model/checks'
import { matrixTable, type MatrixRow } from '../../model/defectMatrix'
import { download } from '../state/download'
import { useSetup } from '../state/labContext'
import { defectTexts } from '../texts/evidenceTexts'
import { ScrollableTable } from '../../ui/DataTable'
import { ToolButton } from '../../ui/ToolButton'
import './DefectMatrix.scss'
import { FailedChecks } from './FailedChecks'

type Props = { rows: readonly MatrixRow[] }

/** Whether each defect is found and the subject's own machine is green. */
function verdictOf(rows: readonly MatrixRow[]): { isGood: boolean; sentence: string } {
  const hasFailures = ({ results }: MatrixRow) => failuresOf(results).length > 0
  const missed = rows.flatMap((row) => (row.defect && !hasFailures(row) ? [row.defect.title] : []))
  const ownIsRed = rows.some((row) => row.defect === null && hasFailures(row))
  const faults = [
    ...(ownIsRed ? [defectTexts.ownIsRed] : []),
    ...(missed.length > 0 ? [defectTexts.notFound(missed)] : []),
  ]
  return { isGood: faults.length === 0, sentence: faults.join(' ') || defectTexts.allFound(rows.length - 1) }
}

/** Every planted defect with the checks that are red with it. */
export function DefectMatrix({ rows }: Props) {
  const { subject } = useSetup()
  const { isGood, sentence } = verdictOf(rows)
  const save = () =>
    download(
      `${subject.words.file}-defectos.csv`,
      new Blob([toCsvText(matrixTable(rows))], { type: 'text/csv;charset=utf-8' }),
    )

  return (
    <div className="defect-matrix">
      <p className={`check-report check-report--${isGood ? 'green' : 'red'}`}>
        {isGood ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />} {sentence}
      </p>
      <ScrollableTable caption={defectTexts.matrix} columns={defectTexts.matrixColumns}>
        {rows.map(({ defect, results }) => {
          const failed = failuresOf(results)
          const count = defect ? defectTexts.found : defectTexts.ownMachine
          return (
            <tr key={defect?.id ?? ''}>
              <th scope="row">{defect?.title ?? defectTexts.none}</th>
              <td>{count(failed.length, results.length)}</td>
              <td>
                {failed[0]?.failure}
                {failed.length > 0 && (
                  <details className="defect-matrix__all">
                    <summary>{defectTexts.list}</summary>
                    <FailedChecks failed={failed} defect={defect} />
                  </details>
                )}
              </td>
            </tr>
          )
        })}
      </ScrollableTable>
      <ToolButton onClick={save}>
        <Download aria-hidden="true" />
        {defectTexts.download}
      </ToolButton>
    </div>
  )
}
