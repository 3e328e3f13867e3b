import { useEffect, useEffectEvent } from 'react'
import { contact } from '../../content/contact'
import { useLazyComponent } from '../../shared/hooks/useLazyComponent'
import { codeLink } from './messageLinks'
import { WayWords } from './WayWords'
import './PhoneCode.scss'

const copy = contact.code
const importCode = () => import(/* webpackChunkName: "code" */ './QrCode').then(({ QrCode }) => QrCode)

/** On wide screens: the phone opens the same message; its code is loaded where it is seen. */
export function PhoneCode({ message }: { message: string }) {
  const [QrCode, load, hasFailed] = useLazyComponent(importCode)
  const link = codeLink(message)
  const onLink = useEffectEvent(load)
  useEffect(() => {
    if (link) void onLink()
  }, [link])

  return (
    <div className="phone-code">
      <WayWords name={copy.name} note={link ? copy.note : copy.long} />
      {link && <div className="phone-code__frame">{QrCode && <QrCode text={link} label={copy.label} />}</div>}
      <p className="phone-code__failure" role="alert">
        {hasFailed && copy.failed}
      </p>
    </div>
  )
}
