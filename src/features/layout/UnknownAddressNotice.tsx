import { useContext, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { unknownAddress } from '../../content/errors'
import { useIsPrerendered } from '../../shared/hooks/useIsPrerendered'
import { UnknownAddressContext } from '../../shared/unknownAddressContext'
import './UnknownAddressNotice.scss'

/** Says, until the next page, why home is shown. */
export function UnknownAddressNotice() {
  const isUnknown = useContext(UnknownAddressContext)
  const isPrerendered = useIsPrerendered()
  const { key } = useLocation()
  const [firstKey] = useState(key)
  return (
    <div role="status">
      {isUnknown && !isPrerendered && key === firstKey && (
        <p className="unknown-address-notice">{unknownAddress}</p>
      )}
    </div>
  )
}
