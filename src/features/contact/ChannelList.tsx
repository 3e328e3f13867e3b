import type { ReactNode } from 'react'
import { contact as copy } from '../../content/contact'
import { owner } from '../../content/owner'
import { ownerContact, type ContactWay } from '../../content/ownerContact'
import { formatPhone } from '../../content/phone'
import { useMediaQuery } from '../../shared/hooks/useMediaQuery'
import * as breakpoints from '../../styles/breakpoints'
import { copyMessage, shareMessage } from './handOver'
import { callLink, mailLink, smsLink } from './messageLinks'
import { offeredWays } from './offeredWays'
import { PhoneCode } from './PhoneCode'
import { WayWords } from './WayWords'
import './WayList.scss'

type Props = {
  message: string
  /** Marks the message, where the browser does not let a script copy it. */
  onSelect: () => void
  onStatus: (sentence: string) => void
}

/** Each way to send the message that works on this device, in the owner's order. */
export function WayList({ message, onSelect, onStatus }: Props) {
  const isWide = useMediaQuery(`(min-width: ${breakpoints.nav}px)`)
  const { href, isWhole } = mailLink(message)
  const phone = formatPhone(owner.phone.value)

  const copyIt = async () => {
    onStatus('')
    const isCopied = await copyMessage(message)
    if (!isCopied) onSelect()
    onStatus(isCopied ? copy.copied : copy.notCopied)
  }
  const shareIt = async () => {
    onStatus('')
    onStatus((await shareMessage(message)) ? '' : copy.notShared)
  }

  const controls: Readonly<Record<ContactWay, ReactNode>> = {
    copy: (
      <button type="button" className="way-list__way" onClick={() => void copyIt()}>
        <WayWords {...copy.copy} />
      </button>
    ),
    share: (
      <button type="button" className="way-list__way" onClick={() => void shareIt()}>
        <WayWords {...copy.share} />
      </button>
    ),
    mail: (
      <a className="way-list__way" href={href}>
        <WayWords name={copy.mail.name} note={ownerContact.mail.value} />
        {!isWhole && <span className="way-list__note">{copy.mail.long}</span>}
      </a>
    ),
    sms: (
      <a className="way-list__way" href={smsLink(message)}>
        <WayWords name={copy.sms.name} note={phone} />
      </a>
    ),
    call: (
      <a className="way-list__way" href={callLink()}>
        <WayWords name={copy.call.name} note={phone} />
      </a>
    ),
    code: <PhoneCode message={message} />,
  }

  return (
    <ul className="way-list" aria-label={copy.list}>
      {offeredWays(isWide).map((way) => (
        <li key={way}>{controls[way]}</li>
      ))}
    </ul>
  )
}
