import { productMessage } from '../../content/messages'
import { fullName, type Product } from '../../content/products'
import { productPage } from '../../content/productPage'
import { useIsInView } from '../../shared/hooks/useIsInView'
import { BottomBar } from '../../shared/ui/BottomBar'
import { ChatButton } from '../../shared/ui/ButtonLink'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { whatsappLink } from '../../shared/whatsapp'
import { orderId } from './orderId'
import './OrderBar.scss'

/** The bottle, its price and its order; at the footer the round chat button takes its place. */
export function OrderBar({ product }: { product: Product }) {
  const isOrderInView = useIsInView(`#${orderId}`)
  const isFooterInView = useIsInView('.footer')
  const shown = isOrderInView ? 'page' : isFooterInView ? 'button' : 'bar'

  return (
    <BottomBar label={productPage.orderBar.label} shown={shown}>
      <p className="order-bar__bottle">
        <span className="order-bar__name">{product.namePainting}</span>
        <strong className="order-bar__price">{product.price}</strong>
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
