import type { MouseEvent } from 'react'
import { otherWays as copy } from '../../content/messages'
import './OtherWays.scss'

type Props = {
  /** Of the link that they stand beside. */
  href: string
  /** Its `preventDefault` keeps them closed. */
  onClick?: ((event: MouseEvent) => void) | undefined
}

/** Opens the other ways to send the message of a link to the chat (features/contact/ContactWays.tsx). */
export function OtherWays({ href, onClick }: Props) {
  return (
    <p className="other-ways">
      {copy.question}
      <button type="button" className="text-link" aria-haspopup="dialog" data-ways={href} onClick={onClick}>
        {copy.open}
      </button>
    </p>
  )
}
