import { useId } from 'react'
import { previewLabel } from '../../content/messages'
import './MessagePreview.scss'

/** A WhatsApp message as the chat will show it, line breaks and emoji included. */
export function MessagePreview({ message }: { message: string }) {
  const caption = useId()
  return (
    <figure className="message-preview" aria-labelledby={caption}>
      <figcaption id={caption} className="message-preview__label">
        {previewLabel}
      </figcaption>
      <blockquote className="message-preview__bubble">{message}</blockquote>
    </figure>
  )
}
