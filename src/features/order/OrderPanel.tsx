import { X } from 'lucide-react'
import { useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { deliveryNotice } from '../../content/delivery'
import { forwardNotice, identityNotice } from '../../content/legal'
import { order } from '../../content/order'
import { orderPanel as copy } from '../../content/orderPanel'
import { findProduct } from '../../content/products'
import { useScrollLock } from '../../shared/hooks/useScrollLock'
import { bottlesOnHome } from '../../shared/paths'
import { ButtonLink, ChatButton } from '../../shared/ui/ButtonLink'
import { Dialog } from '../../shared/ui/Dialog'
import { LoadingBar } from '../../shared/ui/LoadingBar'
import { LegalLegends } from '../../shared/ui/LegalLegends'
import { MessagePreview } from '../../shared/ui/MessagePreview'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { whatsappLink } from '../../shared/whatsapp'
import { formatOrderMessage } from './orderMessage'
import { OrderRow } from './OrderRow'
import { OrderTotal } from './OrderTotal'
import { bottleRemoved, selectBottleCount, selectOrderLines } from './orderSlice'
import './OrderPanel.scss'

/** The bottles of the message, and the message as it will be sent. Nothing is sold or sent here. */
export function OrderPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const dispatch = useDispatch()
  const lines = useSelector(selectOrderLines)
  const count = useSelector(selectBottleCount)
  const heading = useRef<HTMLHeadingElement>(null)
  const message = formatOrderMessage(lines)
  useScrollLock(isOpen)

  return (
    <Dialog isOpen={isOpen} onClose={onClose} lightDismiss className="order-panel" labelledBy="order-panel">
      <LoadingBar />
      <div className="order-panel__sheet">
        <div className="order-panel__top">
          <h2 className="order-panel__heading" id="order-panel" ref={heading} tabIndex={-1}>
            {copy.heading}
          </h2>
          <button type="button" className="order-panel__close" aria-label={copy.close} onClick={onClose}>
            <X className="icon" aria-hidden="true" />
          </button>
        </div>
        <p role="status">
          <VisuallyHidden>{isOpen && order.status(count)}</VisuallyHidden>
        </p>
        {lines.length === 0 ? (
          <div className="order-panel__empty">
            <p>{copy.empty}</p>
            <ButtonLink to={bottlesOnHome} look="night">
              {copy.choose}
            </ButtonLink>
          </div>
        ) : (
          <ul aria-label={copy.list}>
            {lines.map(({ id, count: lineCount }) => {
              const product = findProduct(id)
              const remove = () => {
                dispatch(bottleRemoved(id))
                heading.current?.focus()
              }
              return product && <OrderRow key={id} product={product} count={lineCount} onRemove={remove} />
            })}
          </ul>
        )}
        {lines.length > 0 && <OrderTotal lines={lines} />}
        <div className="order-panel__message">
          <MessagePreview message={message} />
          <ChatButton href={whatsappLink(message)} look="gold" wide withOtherChannels>
            {count < 2 ? order.direct : copy.send}
          </ChatButton>
          <p className="order-panel__text">{copy.text}</p>
          <ul className="order-panel__notes">
            {[deliveryNotice, identityNotice, forwardNotice, copy.memory].map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
        <LegalLegends />
      </div>
    </Dialog>
  )
}
