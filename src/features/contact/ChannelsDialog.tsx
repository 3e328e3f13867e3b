import { X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { contact as copy } from '../../content/contact'
import { useScrollLock } from '../../shared/hooks/useScrollLock'
import { Dialog } from '../../shared/ui/Dialog'
import { LegalLegends } from '../../shared/ui/LegalLegends'
import { MessagePreview } from '../../shared/ui/MessagePreview'
import { ChannelList } from './ChannelList'
import './ChannelsDialog.scss'

type Props = { message: string; isOpen: boolean; onClose: () => void }

/** The message, and how it leaves without WhatsApp. An advertising element: the law's legends are last (Ley 259 art. 9). */
export function ChannelsDialog({ message, isOpen, onClose }: Props) {
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
    <Dialog isOpen={isOpen} onClose={close} lightDismiss className="channels-dialog" labelledBy={heading}>
      <div className="channels-dialog__sheet">
        <div className="channels-dialog__top">
          <h2 className="channels-dialog__heading" id={heading}>
            {copy.heading}
          </h2>
          <button type="button" className="channels-dialog__close" aria-label={copy.close} onClick={close}>
            <X className="icon" aria-hidden="true" />
          </button>
        </div>
        <div ref={words}>
          <MessagePreview message={message} />
        </div>
        <p className="channels-dialog__status" role="status">
          {status}
        </p>
        {isOpen && <ChannelList message={message} onSelect={select} onStatus={setStatus} />}
        <p className="channels-dialog__text">{copy.text}</p>
        <LegalLegends />
      </div>
    </Dialog>
  )
}
