import { Upload } from 'lucide-react'
import './FileField.scss'

type Props = { label: string; accept: string; onText: (text: string) => void }

/** Reads a chosen file as text; the same file can be chosen again. */
export function FileField({ label, accept, onText }: Props) {
  return (
    <label className="file-field">
      <Upload aria-hidden="true" />
      {label}
      <input
        className="file-field__input"
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (!file) return
          void file.text().then((text) => {
            target.value = ''
            onText(text)
          })
        }}
      />
    </label>
  )
}
