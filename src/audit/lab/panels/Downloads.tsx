import { Download } from 'lucide-react'
import { useState } from 'react'
import { toJsonLines } from '../../model/log'
import { download } from '../state/download'
import { chartFormats, type ChartFormat } from '../state/exportFormats'
import { loadFileMakers } from '../state/loadFileMakers'
import { useDisplayedEntry, useSetup } from '../state/labContext'
import { useShownChart } from '../state/useShownChart'
import { ToolButton } from '../../ui/ToolButton'
import { fileTexts } from '../texts/evidenceTexts'
import { ButtonGroup } from './ButtonGroup'
import { EvidenceDownloads } from './EvidenceDownloads'
import './Downloads.scss'

/** The chart and the log in every format. */
export function Downloads() {
  const displayed = useDisplayedEntry()
  const [failure, setFailure] = useState('')
  const shown = useShownChart()
  const setup = useSetup()
  const { subject } = setup
  const save = async ({ ending }: ChartFormat) => {
    setFailure('')
    try {
      const { makeChartFile } = await loadFileMakers()
      const file = await makeChartFile(ending, setup, shown)
      download(`${subject.words.file}.${ending}`, file)
    } catch {
      setFailure(ending === 'png' ? fileTexts.noPng : fileTexts.noFile)
    }
  }
  const saveLog = () =>
    displayed &&
    download(
      'registro.jsonl',
      new Blob([toJsonLines(subject, displayed.view, shown.defect)], { type: 'application/jsonl' }),
    )

  return (
    <div className="downloads">
      <ButtonGroup label={fileTexts.chart}>
        {chartFormats.map((format) => (
          <ToolButton key={format.label} onClick={() => void save(format)}>
            <Download aria-hidden="true" />
            {format.label}
          </ToolButton>
        ))}
      </ButtonGroup>
      <ButtonGroup label={fileTexts.log}>
        <ToolButton onClick={saveLog}>
          <Download aria-hidden="true" />
          JSONL
        </ToolButton>
      </ButtonGroup>
      <EvidenceDownloads />
      <p role="status">{failure}</p>
    </div>
  )
}
