import { ShoppingBag } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { orderGreeting } from '../../content/messages'
import { order as copy } from '../../content/order'
import { ExternalLink } from '../../shared/ui/ExternalLink'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { useLazyComponent } from '../../shared/hooks/useLazyComponent'
import { whatsappLink } from '../../shared/whatsapp'
import { selectBottleCount } from './orderSlice'
import './OrderBag.scss'

const importPanel = () =>
  import(/* webpackChunkName: "order" */ './OrderPanel').then(({ OrderPanel }) => OrderPanel)

/** The bag in the bar: the order chat while it is empty, else how many bottles and their panel. */
export function OrderBag() {
  const count = useSelector(selectBottleCount)
  const [Panel, loadPanel, hasFailed] = useLazyComponent(importPanel)
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === key
  const hasBeenUsed = useRef(false)
  const bag = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // An emptied bag is another element than the one the panel would give the focus back to.
    if (hasBeenUsed.current && !isOpen) bag.current?.querySelector<HTMLElement>('a, button')?.focus()
    hasBeenUsed.current = isOpen
  }, [isOpen])

  const open = () => {
    setOpenAt(key)
    void loadPanel()
  }

  return (
    <div className="order-bag" ref={bag}>
      {count === 0 && !isOpen ? (
        <ExternalLink href={whatsappLink(orderGreeting())} className="order-bag__button">
          <ShoppingBag className="icon" aria-hidden="true" />
          <VisuallyHidden>{copy.direct}</VisuallyHidden>
        </ExternalLink>
      ) : (
        <button type="button" className="order-bag__button" aria-haspopup="dialog" onClick={open}>
          <ShoppingBag className="icon" aria-hidden="true" />
          <VisuallyHidden>{copy.bag(count)}</VisuallyHidden>
          <span className="order-bag__count" aria-hidden="true">
            {count}
          </span>
        </button>
      )}
      <p role="status">
        <VisuallyHidden>{count > 0 && copy.status(count)}</VisuallyHidden>
      </p>
      <p className="order-bag__failure" role="alert">
        {hasFailed && copy.loadFailure}
      </p>
      {Panel && <Panel isOpen={isOpen} onClose={() => setOpenAt(null)} />}
    </div>
  )
}
