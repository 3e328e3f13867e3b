import { X } from 'lucide-react'
import { contact as copy } from '../../content/contact'
import { otherWays } from '../../content/messages'
import './AskedNotice.scss'

type Props = { isShown: boolean; onOpen: () => void; onDismiss: () => void }

/** Whether WhatsApp has opened the site cannot know: it asks, and the message is not lost. */
export function AskedNotice({ isShown, onOpen, onDismiss }: Props) {
  return (
    <div role="status">
      {isShown && (
        <div className="asked-notice">
          <p>{copy.asked}</p>
          <button type="button" className="text-link" aria-haspopup="dialog" onClick={onOpen}>
            {otherWays.open}
          </button>
          <button
            type="button"
            className="asked-notice__dismiss"
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
