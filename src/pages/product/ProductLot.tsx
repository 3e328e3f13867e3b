import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import {
  lotFacts,
  lotHeading,
  lotPage,
  lotQuestion,
  olderLotNote,
  otherBottleLot,
  unknownLot,
} from '../../content/lotPage'
import type { Lot } from '../../content/ownerLots'
import { fullName, type Product } from '../../content/product'
import { findProduct } from '../../content/products'
import { lotAddress } from '../../shared/lotAddress'
import { ExternalLink } from '../../shared/ui/ExternalLink'
import { OtherChannelsButton } from '../../shared/ui/OtherChannelsButton'
import { whatsappLink } from '../../shared/whatsapp'
import { useLotReading } from './useLotReading'
import './ProductLot.scss'

export const lotId = 'lote'

function OtherBottle({ lot }: { lot: Lot }) {
  const other = findProduct(lot.product)
  return (
    <p>
      {otherBottleLot(lot)} {other && <Link to={lotAddress(lot)}>{fullName(other)}</Link>}
    </p>
  )
}

function OwnLot({ lot, product }: { lot: Lot; product: Product }) {
  const note = olderLotNote(lot)
  return (
    <>
      <dl className="product-lot__facts">
        {lotFacts(lot, product).map(({ name, value }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {note && <p>{note}</p>}
    </>
  )
}

function UnknownLot({ written, product }: { written: string; product: Product }) {
  const question = whatsappLink(lotQuestion(product, written))
  return (
    <div>
      <p>
        {unknownLot(written)}{' '}
        <ExternalLink href={question} className="text-link">
          {lotPage.ask}
        </ExternalLink>
        .
      </p>
      <OtherChannelsButton href={question} />
    </div>
  )
}

/** For who has the bottle in the hand: the lot that the address names, or that it names none. */
export function ProductLot({ product }: { product: Product }) {
  const reading = useLotReading()
  // While it is unread, the styles hide what follows it: nothing moves when the card comes.
  if (!reading || reading === 'unread') return <div className={reading && 'product-lot--unread'} hidden />

  const lot = 'lot' in reading ? reading.lot : undefined
  const isOwn = lot?.product === product.id
  return (
    <section className="product-lot" id={lotId}>
      <h2 className="product-lot__heading">{lot && isOwn ? lotHeading(lot) : lotPage.heading}</h2>
      {'unknown' in reading && <UnknownLot written={reading.unknown} product={product} />}
      {lot && !isOwn && <OtherBottle lot={lot} />}
      {lot && isOwn && <OwnLot lot={lot} product={product} />}
    </section>
  )
}
