import { Link, useLocation } from 'react-router-dom'
import { lotPage } from '../../content/lotPage'
import { lotId } from './ProductLot'
import { useLotReading } from './useLotReading'

/** In the first screen, where the address names a lot: the way to what the page says of it. */
export function LotLink() {
  const reading = useLotReading()
  const { search } = useLocation()
  if (!reading || reading === 'unread') return null
  return (
    <Link to={{ search, hash: `#${lotId}` }} className="breadcrumbs__link lot-link">
      {lotPage.link}
    </Link>
  )
}
