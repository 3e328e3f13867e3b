import { Upload } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import './ImportField.scss'

type Props = { label: string; accept: string; read: (text: string) => Promise<ReactNode | void> }

/** Reads a chosen file as text and shows the result, or the sentence that `read` rejects with. */
export function ImportField({ label, accept, read }: Props) {
  const [result, setResult] = useState<ReactNode>(null)
  const importFile = async (input: HTMLInputElement) => {
    const text = await input.files?.[0]?.text()
    if (text === undefined) return
    // So that the same file can be chosen again.
    input.value = ''
    setResult(null)
    const failed = ({ message }: Error) => <p className="import-field__failure">{message}</p>
    setResult((await read(text).catch(failed)) ?? null)
  }

  return (
    <div>
      <label className="tool-button import-field">
        <Upload aria-hidden="true" />
        {label}
        <input
          className="import-field__input"
          type="file"
          accept={accept}
          onChange={({ target }) => void importFile(target)}
        />
      </label>
      <div role="status" className="import-field__result">
        {result}
      </div>
    </div>
  )
}
