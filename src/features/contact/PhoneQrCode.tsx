import { useEffect, useEffectEvent } from 'react'
import { contact } from '../../content/contact'
import { useLazyComponent } from '../../shared/hooks/useLazyComponent'
import { qrCodeLink } from './messageLinks'
import { ChannelLabel } from './ChannelLabel'
import './PhoneQrCode.scss'

const copy = contact.code
const importCode = () => import(/* webpackChunkName: "code" */ './QrCode').then(({ QrCode }) => QrCode)

/** A QR code that opens the same message on a phone; wide screens only. The QR library is loaded where the code is seen. */
export function PhoneQrCode({ message }: { message: string }) {
  const [QrCode, load, hasFailed] = useLazyComponent(importCode)
  const link = qrCodeLink(message)
  const onLink = useEffectEvent(load)
  useEffect(() => {
    if (link) void onLink()
  }, [link])

  return (
    <div className="phone-qr-code">
      <ChannelLabel name={copy.name} note={link ? copy.note : copy.long} />
      {link && (
        <div className="phone-qr-code__frame">{QrCode && <QrCode text={link} label={copy.label} />}</div>
      )}
      <p className="phone-qr-code__failure" role="alert">
        {hasFailed && copy.failed}
      </p>
    </div>
  )
}
