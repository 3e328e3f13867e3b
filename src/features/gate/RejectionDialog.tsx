import { useId } from 'react'
import { gate as copy } from '../../content/legal'
import { Chakana } from '../../shared/ui/Brand'
import '../../shared/ui/Button.scss'
import './RejectionDialog.scss'

/** Opened and closed by gateInteraction.ts. */
export function RejectionDialog() {
  const title = useId()
  return (
    <dialog role="alertdialog" className="rejection" aria-labelledby={title}>
      <div className="rejection__card">
        <Chakana className="rejection__mark" />
        <h2 className="rejection__title" id={title}>
          {copy.rejection}
        </h2>
        <p className="rejection__detail">{copy.rejectionDetail}</p>
        <button type="button" className="button button--night button--wide">
          {copy.rejectionClose}
        </button>
      </div>
    </dialog>
  )
}
