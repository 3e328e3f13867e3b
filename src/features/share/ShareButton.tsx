import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { forwardNotice } from '../../content/legal'
import { share as copy } from '../../content/share'
import { shareLink } from './shareLink'
import './ShareButton.scss'

/** Shares the address in the bar, with the advice about minors beside it (IARD, forward advice). */
export function ShareButton({ label = copy.label }: { label?: string }) {
  const [status, setStatus] = useState('')

  const share = async () => {
    setStatus('')
    setStatus(await shareLink(window.location.href, document.title))
  }

  return (
    <div className="share-button">
      <button type="button" className="text-link" onClick={() => void share()}>
        <Share2 className="icon" aria-hidden="true" />
        {label}
      </button>
      <p className="share-button__status" role="status">
        {status}
      </p>
      <p className="share-button__note">{forwardNotice}</p>
    </div>
  )
}
