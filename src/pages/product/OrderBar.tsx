import { productMessage } from '../../content/messages'
import { fullName, type Product } from '../../content/product'
import { productPage } from '../../content/productPage'
import { useIsInView } from '../../shared/hooks/useIsInView'
import { BottomBar } from '../../shared/ui/BottomBar'
import { ChatButton } from '../../shared/ui/ButtonLink'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { whatsappLink } from '../../shared/whatsapp'
import { orderId, priceId } from './orderIds'
import './OrderBar.scss'

/** The bottle, its price unless the page shows it, and its order; at the footer the round chat button takes its place. */
export function OrderBar({ product }: { product: Product }) {
  const isOrderInView = useIsInView(`#${orderId}`)
  const isFooterInView = useIsInView('.footer')
  const isPriceInView = useIsInView(`#${priceId}`)
  // Until the browser has said what is in view, the page's own order is: nothing slides in and out.
  const shown = isOrderInView !== false ? 'page' : isFooterInView ? 'button' : 'bar'

  return (
    <BottomBar label={productPage.orderBar.label} shown={shown}>
      <p className="order-bar__bottle">
        <span className="order-bar__name">{product.namePainting}</span>
        <strong className="order-bar__price" hidden={isPriceInView}>
          {product.price}
        </strong>
      </p>
      <div className="order-bar__order">
        <ChatButton href={whatsappLink(productMessage(product))} look="night">
          {productPage.orderBar.order}
          <VisuallyHidden>{` ${fullName(product)}, por WhatsApp`}</VisuallyHidden>
        </ChatButton>
      </div>
    </BottomBar>
  )
}
