import { Download } from 'lucide-react'
import { useState } from 'react'
import { toJsonLines } from '../../model/log'
import { download } from '../state/download'
import { chartFormats } from '../state/exportFormats'
import { useFrame } from '../state/labContext'
import { ToolButton } from '../../ui/ToolButton'
import { filesCopy } from '../words/moreCopy'
import './Downloads.scss'

/** The chart and the log in every format. */
export function Downloads({ theme }: { theme: 'light' | 'dark' }) {
  const frame = useFrame()
  const [failure, setFailure] = useState('')
  const marks = { active: frame?.active ?? [], last: frame?.entry?.transitions ?? [] }
  const save = async ({ file, make }: (typeof chartFormats)[number]) => {
    setFailure('')
    try {
      download(file, await make(marks, theme))
    } catch {
      setFailure(filesCopy.noPng)
    }
  }
  const saveLog = () =>
    frame && download('registro.jsonl', new Blob([toJsonLines(frame.view)], { type: 'application/jsonl' }))

  return (
    <div className="downloads">
      <div className="downloads__group" role="group" aria-label={filesCopy.chart}>
        <p className="downloads__label">{filesCopy.chart}</p>
        {chartFormats.map((format) => (
          <ToolButton key={format.label} onClick={() => void save(format)}>
            <Download aria-hidden="true" />
            {format.label}
          </ToolButton>
        ))}
      </div>
      <div className="downloads__group" role="group" aria-label={filesCopy.log}>
        <p className="downloads__label">{filesCopy.log}</p>
        <ToolButton onClick={saveLog}>
          <Download aria-hidden="true" />
          JSONL
        </ToolButton>
      </div>
      <p role="status">{failure}</p>
    </div>
  )
}
