import { useId } from 'react'
import './MessagePreview.scss'

/** A WhatsApp message as the chat will show it, line breaks and emoji included. */
export function MessagePreview({ label, message }: { label: string; message: string }) {
  const caption = useId()
  return (
    <figure className="message-preview" aria-labelledby={caption}>
      <figcaption id={caption} className="message-preview__label">
        {label}
      </figcaption>
      <blockquote className="message-preview__bubble">{message}</blockquote>
    </figure>
  )
}
