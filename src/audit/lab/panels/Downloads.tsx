import { Download } from 'lucide-react'
import { useState } from 'react'
import { toJsonLines } from '../../model/log'
import { download, chartFormats } from '../state/exportFormats'
import { useDisplayedEntry } from '../state/labContext'
import { useChartMarks } from '../state/useChartMarks'
import { themeOnDisplay } from '../../ui/useTheme'
import { ToolButton } from '../../ui/ToolButton'
import { fileTexts } from '../texts/evidenceTexts'
import { ButtonGroup } from './ButtonGroup'
import './Downloads.scss'

/** The chart and the log in every format. */
export function Downloads() {
  const displayed = useDisplayedEntry()
  const [failure, setFailure] = useState('')
  const marks = useChartMarks()
  const save = async ({ file, make }: (typeof chartFormats)[number]) => {
    setFailure('')
    try {
      download(file, await make(marks, themeOnDisplay()))
    } catch {
      setFailure(fileTexts.noPng)
    }
  }
  const saveLog = () =>
    displayed &&
    download('registro.jsonl', new Blob([toJsonLines(displayed.view)], { type: 'application/jsonl' }))

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
      <p role="status">{failure}</p>
    </div>
  )
}
