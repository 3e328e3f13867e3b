import { useState } from 'react'
import { gateChart } from '../../chart/gateChart'
import { diffCharts, type ChartDiff } from '../../chart/diffCharts'
import { readChart } from '../state/readChart'
import { FileField } from '../../ui/FileField'
import { fileTexts } from '../texts/evidenceTexts'
import './ImportLog.scss'

/** Compares another version of the chart with the one the site runs. */
export function ImportChart({ onDiff }: { onDiff: (diff: ChartDiff) => void }) {
  const [failure, setFailure] = useState('')
  const read = (text: string) => {
    setFailure('')
    try {
      onDiff(diffCharts(readChart(text), gateChart))
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <div className="import-log">
      <FileField label={fileTexts.importChart} accept=".json" onText={read} />
      <p role="status" className="import-log__failure">
        {failure}
      </p>
    </div>
  )
}
