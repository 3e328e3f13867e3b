import type { MouseEvent } from 'react'
import { otherChannels as copy } from '../../content/messages'
import './OtherChannelsButton.scss'

type Props = {
  /** The address of the link that it stands beside. */
  href: string
  /** Where it calls `preventDefault`, the dialog stays closed. */
  onClick?: ((event: MouseEvent) => void) | undefined
}

/** Opens the other channels for the message of a link to the chat (features/contact/ChatLinkListener.tsx). */
export function OtherChannelsButton({ href, onClick }: Props) {
  return (
    <p className="other-channels">
      {copy.question}
      <button
        type="button"
        className="text-link"
        aria-haspopup="dialog"
        data-channels={href}
        onClick={onClick}
      >
        {copy.open}
      </button>
    </p>
  )
}
