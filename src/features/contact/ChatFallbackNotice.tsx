import { X } from 'lucide-react'
import { contact as copy } from '../../content/contact'
import { otherChannels } from '../../content/messages'
import './ChatFallbackNotice.scss'

type Props = { isShown: boolean; onOpen: () => void; onDismiss: () => void }

/** After a chat link was pressed. The site cannot tell whether WhatsApp opened, so this notice offers the other channels. */
export function ChatFallbackNotice({ isShown, onOpen, onDismiss }: Props) {
  return (
    <div role="status">
      {isShown && (
        <div className="chat-fallback-notice">
          <p>{copy.asked}</p>
          <button type="button" className="text-link" aria-haspopup="dialog" onClick={onOpen}>
            {otherChannels.open}
          </button>
          <button
            type="button"
            className="chat-fallback-notice__dismiss"
            aria-label={copy.dismiss}
            onClick={onDismiss}
          >
            <X className="icon" aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  )
}
