import { useId, useState } from 'react'
import { useSelector } from 'react-redux'
import { gate as copy } from '../../content/legal'
import { Chakana } from '../../shared/ui/Brand'
import { Dialog } from '../../shared/ui/Dialog'
import { selectErrorMessage } from './gateSlice'
import '../../shared/ui/Button.scss'
import './RejectionDialog.scss'

/** Opens with the error message and outlives it: 50 ms would be read by nobody (spec §8). */
export function RejectionDialog() {
  const errorMessage = useSelector(selectErrorMessage)
  const [isOpen, setIsOpen] = useState(false)
  const [lastMessage, setLastMessage] = useState(errorMessage)
  const title = useId()

  if (errorMessage !== lastMessage) {
    setLastMessage(errorMessage)
    if (errorMessage) setIsOpen(true)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      role="alertdialog"
      className="rejection"
      labelledBy={title}
    >
      <div className="rejection__card">
        <Chakana className="rejection__mark" />
        <h2 className="rejection__title" id={title}>
          {copy.rejection}
        </h2>
        <p className="rejection__detail">{copy.rejectionDetail}</p>
        <button type="button" className="button button--night button--wide" onClick={() => setIsOpen(false)}>
          {copy.rejectionClose}
        </button>
      </div>
    </Dialog>
  )
}
