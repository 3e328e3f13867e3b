import { productMessage } from '../../content/messages'
import { fullName, type Product } from '../../content/products'
import { productPage } from '../../content/productPage'
import { ChatButton } from '../../shared/ui/ButtonLink'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { whatsappLink } from '../../shared/whatsapp'
import './OrderBar.scss'

/** Price and order link at the bottom of the screen; phones only. */
export function OrderBar({ product }: { product: Product }) {
  return (
    <aside className="order-bar" aria-label={productPage.orderBar.label}>
      <p className="order-bar__price">{product.price}</p>
      <ChatButton href={whatsappLink(productMessage(product))} look="night" wide>
        {productPage.orderBar.order}
        <VisuallyHidden>{` ${fullName(product)}, por WhatsApp`}</VisuallyHidden>
      </ChatButton>
    </aside>
  )
}
