import { X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { contact as copy } from '../../content/contact'
import { useScrollLock } from '../../shared/hooks/useScrollLock'
import { Dialog } from '../../shared/ui/Dialog'
import { LegalLegends } from '../../shared/ui/LegalLegends'
import { MessagePreview } from '../../shared/ui/MessagePreview'
import { WayList } from './WayList'
import './WaysDialog.scss'

type Props = { message: string; isOpen: boolean; onClose: () => void }

/** The message, and how it leaves without WhatsApp. An advertising element: the law's legends are last (Ley 259 art. 9). */
export function WaysDialog({ message, isOpen, onClose }: Props) {
  const heading = useId()
  const words = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState('')
  useScrollLock(isOpen)

  const close = () => {
    setStatus('')
    onClose()
  }
  /** For the device's own copy command. */
  const select = () => {
    const text = words.current?.querySelector('blockquote')
    if (text) window.getSelection()?.selectAllChildren(text)
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} lightDismiss className="ways-dialog" labelledBy={heading}>
      <div className="ways-dialog__sheet">
        <div className="ways-dialog__top">
          <h2 className="ways-dialog__heading" id={heading}>
            {copy.heading}
          </h2>
          <button type="button" className="ways-dialog__close" aria-label={copy.close} onClick={close}>
            <X className="icon" aria-hidden="true" />
          </button>
        </div>
        <div ref={words}>
          <MessagePreview message={message} />
        </div>
        <p className="ways-dialog__status" role="status">
          {status}
        </p>
        {isOpen && <WayList message={message} onSelect={select} onStatus={setStatus} />}
        <p className="ways-dialog__text">{copy.text}</p>
        <LegalLegends />
      </div>
    </Dialog>
  )
}
