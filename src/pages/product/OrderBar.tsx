import { productMessage } from '../../content/messages'
import { fullName, type Product } from '../../content/products'
import { productPage } from '../../content/productPage'
import { ChatButton } from '../../shared/ui/ButtonLink'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { whatsappLink } from '../../shared/whatsapp'
import { orderId } from './orderId'
import { useIsInView } from './useIsInView'
import './OrderBar.scss'

/**
 * The bottle, its price and its order at the bottom of a phone's screen. One way to WhatsApp is in view at a time: this
 * bar, the page's own order or, at the footer, the round chat button.
 */
export function OrderBar({ product }: { product: Product }) {
  const isOrderInView = useIsInView(`#${orderId}`)
  const isFooterInView = useIsInView('.footer')
  const shown = isOrderInView ? 'order' : isFooterInView ? 'chat' : 'bar'

  return (
    <aside className="order-bar" aria-label={productPage.orderBar.label} data-shown={shown}>
      <p className="order-bar__bottle">
        <span className="order-bar__name">{product.namePainting}</span>
        <strong className="order-bar__price">{product.price}</strong>
      </p>
      <ChatButton href={whatsappLink(productMessage(product))} look="night">
        {productPage.orderBar.order}
        <VisuallyHidden>{` ${fullName(product)}, por WhatsApp`}</VisuallyHidden>
      </ChatButton>
    </aside>
  )
}
