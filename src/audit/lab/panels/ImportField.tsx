import { useState, type ReactNode } from 'react'
import { FileField } from '../../ui/FileField'
import './ImportField.scss'

type Props = { label: string; accept: string; read: (text: string) => Promise<ReactNode | void> }

/** Reads a chosen file and shows the result, or the sentence that `read` rejects with. */
export function ImportField({ label, accept, read }: Props) {
  const [result, setResult] = useState<ReactNode>(null)
  const [failure, setFailure] = useState('')
  const onText = (text: string) => {
    setResult(null)
    setFailure('')
    read(text).then(
      (shown) => setResult(shown ?? null),
      (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
    )
  }

  return (
    <div>
      <FileField label={label} accept={accept} onText={onText} />
      <div role="status" className="import-field__result">
        {failure ? <p className="import-field__failure">{failure}</p> : result}
      </div>
    </div>
  )
}
