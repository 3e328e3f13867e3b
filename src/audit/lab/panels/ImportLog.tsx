import { useState } from 'react'
import { compareLog, type LogComparison } from '../../model/log'
import { addressOf } from '../state/labAddress'
import { useLabState } from '../state/labContext'
import { FileField } from '../../ui/FileField'
import { ScenarioLink } from './ScenarioLink'
import { fileTexts } from '../texts/evidenceTexts'
import './ImportLog.scss'

/** Replays somebody's log and says where it differs. */
export function ImportLog() {
  const { defect } = useLabState()
  const [result, setResult] = useState<LogComparison | null>(null)
  const [failure, setFailure] = useState('')
  const read = (text: string) => {
    setResult(null)
    setFailure('')
    compareLog(text, defect?.variant).then(setResult, (error: unknown) =>
      setFailure(error instanceof Error ? error.message : String(error)),
    )
  }

  return (
    <div className="import-log">
      <FileField label={fileTexts.importLog} accept=".jsonl,.ndjson,.txt" onText={read} />
      <div role="status" className="import-log__result">
        {failure && <p className="import-log__failure">{failure}</p>}
        {result && (
          <p>
            {result.same ? fileTexts.same : `${fileTexts.differs} ${result.firstDifference}`}{' '}
            <ScenarioLink search={addressOf(result.scenario, defect)}>{fileTexts.openIt}</ScenarioLink>
          </p>
        )}
      </div>
    </div>
  )
}
