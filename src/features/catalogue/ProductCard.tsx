import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { productMessage } from '../../content/messages'
import { fullName, productCard, type Product } from '../../content/product'
import { paths } from '../../shared/paths'
import { preview } from '../../shared/preview'
import { WhatsAppIcon } from '../../shared/ui/WhatsAppIcon'
import { ExternalLink } from '../../shared/ui/ExternalLink'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { whatsappLink } from '../../shared/whatsapp'
import { BottleNiche } from './BottleNiche'
import './ProductCard.scss'

type Props = {
  product: Product
  /** What else can be done with this bottle, under the card's two links. */
  action?: ReactNode
  /** How wide the bottle is drawn, where the card does not stand in a row of others. */
  bottleSizes?: string
}

/** spec §2, product card, with the order beside the price; grey for the Clásico. */
export function ProductCard({ product, action, bottleSizes }: Props) {
  const isClassic = product.line === 'clasico'
  const which = ` ${fullName(product)}`

  return (
    <article className={isClassic ? 'product-card product-card--classic' : 'product-card'}>
      <BottleNiche product={product} sizes={bottleSizes} />
      <div className="product-card__body">
        <h3 className="product-card__title">{product.title}</h3>
        <p className="product-card__painting">{product.namePainting}</p>
        <div className="product-card__offer">
          <p className="product-card__price">{product.price}</p>
          <ExternalLink href={whatsappLink(productMessage(product))} className="product-card__order">
            <WhatsAppIcon />
            {productCard.order}
            <VisuallyHidden>
              {which} {productCard.byWhatsApp}
            </VisuallyHidden>
          </ExternalLink>
        </div>
        <p className="product-card__text">{preview(product.desc)}</p>
        <Link to={paths.product(product.id)} className="product-card__discover">
          {productCard.discover}
          <VisuallyHidden>{which}</VisuallyHidden>
        </Link>
        {action && <div className="product-card__action">{action}</div>}
      </div>
    </article>
  )
}
