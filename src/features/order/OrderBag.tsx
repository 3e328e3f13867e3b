import { ShoppingBag } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { order as copy } from '../../content/order'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { useLazyComponent } from '../../shared/hooks/useLazyComponent'
import { selectBottleCount, selectIsAsRestored } from './orderSlice'
import { useStoredOrder } from './useStoredOrder'
import './OrderBag.scss'

const importPanel = () =>
  import(/* webpackChunkName: "order" */ './OrderPanel').then(({ OrderPanel }) => OrderPanel)

/** The bag in the bar: how many bottles the message has, and the panel that shows them or says how to add one. */
export function OrderBag() {
  useStoredOrder()
  const count = useSelector(selectBottleCount)
  const isAsRestored = useSelector(selectIsAsRestored)
  const [Panel, loadPanel, hasFailed] = useLazyComponent(importPanel)
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === key
  const bag = useRef<HTMLButtonElement>(null)
  const open = () => {
    // Where the focus returns to: the note goes away.
    bag.current?.focus()
    setOpenAt(key)
    void loadPanel('pressed')
  }

  return (
    <div className="order-bag">
      <button type="button" className="order-bag__button" aria-haspopup="dialog" ref={bag} onClick={open}>
        <ShoppingBag className="icon" aria-hidden="true" />
        <VisuallyHidden>{copy.bag(count)}</VisuallyHidden>
        {count > 0 && (
          <span className="order-bag__count" aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      <p role="status">
        {count > 0 && !isAsRestored && (
          <span key={count} className="order-bag__note">
            {copy.status(count)}{' '}
            <button type="button" className="text-link" aria-haspopup="dialog" onClick={open}>
              {copy.see}
            </button>
          </span>
        )}
      </p>
      <p className="order-bag__failure" role="alert">
        {hasFailed && copy.loadFailure}
      </p>
      {Panel && <Panel isOpen={isOpen} onClose={() => setOpenAt(null)} />}
    </div>
  )
}
