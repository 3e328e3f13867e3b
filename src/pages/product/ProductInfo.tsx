import { Link } from 'react-router-dom'
import { delivery, deliveryNotice } from '../../content/delivery'
import { identityNotice } from '../../content/legal'
import { chatNotice, productMessage } from '../../content/messages'
import { lineAndCap, priceNote, productPage as copy, strengthAndGrape } from '../../content/productPage'
import type { Product } from '../../content/product'
import { tasteSummaries } from '../../content/tasteSummaries'
import { AddToOrder } from '../../features/order/AddToOrder'
import { ShareButton } from '../../features/share/ShareButton'
import { paths } from '../../shared/paths'
import { ChatButton } from '../../shared/ui/ButtonLink'
import { OtherChannelsButton } from '../../shared/ui/OtherChannelsButton'
import { whatsappLink } from '../../shared/whatsapp'
import { orderId, priceId } from './orderIds'
import { ProductDescription } from './ProductDescription'
import { ProductDifference } from './ProductDifference'
import { ProductLot } from './ProductLot'
import './ProductInfo.scss'

/** What the bottle is, what it costs and the chat that orders it. */
export function ProductInfo({ product }: { product: Product }) {
  const order = whatsappLink(productMessage(product))

  return (
    <div className="product-info">
      <p className="product-info__line" data-line={product.line}>
        {lineAndCap(product)}
      </p>
      <h1 className="product-info__title">{product.title}</h1>
      <p className="product-info__artwork">
        {copy.artwork} <Link to={paths.painting(product.paintingId)}>{product.namePainting}</Link>
      </p>
      <p className="product-info__price" id={priceId}>
        <strong className="product-info__amount">{product.price}</strong>
        <span>
          <b>{tasteSummaries[product.id]}</b>
          {priceNote(product)}
          <br />
          {strengthAndGrape(product)}
        </span>
      </p>
      <div className="product-info__order" id={orderId}>
        <ChatButton href={order} look="night" wide>
          {copy.order}
        </ChatButton>
        <AddToOrder product={product} wide />
        <OtherChannelsButton href={order} />
        <details className="product-info__delivery">
          <summary>
            {delivery.name} {delivery.cost}
          </summary>
          <p>{deliveryNotice}</p>
          <p>{chatNotice}</p>
        </details>
      </div>
      <ProductLot product={product} />
      <ProductDifference product={product} />
      <ProductDescription product={product} />
      <div className="product-info__more">
        <ShareButton />
        <p className="product-info__identity">{identityNotice}</p>
      </div>
    </div>
  )
}
