import { Download } from 'lucide-react'
import { useState } from 'react'
import { toJsonLines } from '../../model/log'
import { download, chartFormats } from '../state/exportFormats'
import { useDisplayedEntry } from '../state/labContext'
import { themeOnDisplay } from '../../ui/useTheme'
import { ToolButton } from '../../ui/ToolButton'
import { fileTexts } from '../texts/evidenceTexts'
import './Downloads.scss'

/** The chart and the log in every format. */
export function Downloads() {
  const displayed = useDisplayedEntry()
  const [failure, setFailure] = useState('')
  const marks = { active: displayed?.tabs.a.active ?? [], last: displayed?.entry?.transitions ?? [] }
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
      <div className="downloads__group" role="group" aria-label={fileTexts.chart}>
        <p className="downloads__label">{fileTexts.chart}</p>
        {chartFormats.map((format) => (
          <ToolButton key={format.label} onClick={() => void save(format)}>
            <Download aria-hidden="true" />
            {format.label}
          </ToolButton>
        ))}
      </div>
      <div className="downloads__group" role="group" aria-label={fileTexts.log}>
        <p className="downloads__label">{fileTexts.log}</p>
        <ToolButton onClick={saveLog}>
          <Download aria-hidden="true" />
          JSONL
        </ToolButton>
      </div>
      <p role="status">{failure}</p>
    </div>
  )
}
