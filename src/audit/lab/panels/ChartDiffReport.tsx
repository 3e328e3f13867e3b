import type { ChartDiff } from '../../chart/diffCharts'
import { ToolButton } from '../../ui/ToolButton'
import { fileTexts } from '../texts/evidenceTexts'
import './ChartDiffReport.scss'

/** The differences as a list; they are on the drawing too. */
export function ChartDiffReport({ diff, onClose }: { diff: ChartDiff; onClose: () => void }) {
  return (
    <div className="chart-diff-report">
      <h4 className="chart-diff-report__heading">{fileTexts.changes}</h4>
      {diff.lines.length === 0 && <p>{fileTexts.equal}</p>}
      <ul className="chart-diff-report__lines">
        {diff.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ToolButton onClick={onClose}>{fileTexts.closeDiff}</ToolButton>
    </div>
  )
}
