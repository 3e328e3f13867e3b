import type { ReactNode } from 'react'
import { contact as copy } from '../../content/contact'
import { owner } from '../../content/owner'
import { ownerContact, type ContactChannel } from '../../content/ownerContact'
import { formatPhone } from '../../content/phone'
import { useMediaQuery } from '../../shared/hooks/useMediaQuery'
import * as breakpoints from '../../styles/breakpoints'
import { copyMessage, shareMessage } from './handOver'
import { callLink, mailLink, smsLink } from './messageLinks'
import { offeredChannels } from './offeredChannels'
import { PhoneQrCode } from './PhoneQrCode'
import { ChannelLabel } from './ChannelLabel'
import './ChannelList.scss'

type Props = {
  message: string
  /** Marks the message, where the browser does not let a script copy it. */
  onSelect: () => void
  onStatus: (sentence: string) => void
}

/** The channels for the message that work on this device, in the owner's order. */
export function ChannelList({ message, onSelect, onStatus }: Props) {
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

  const controls: Readonly<Record<ContactChannel, ReactNode>> = {
    copy: (
      <button type="button" className="channel-list__control" onClick={() => void copyIt()}>
        <ChannelLabel {...copy.copy} />
      </button>
    ),
    share: (
      <button type="button" className="channel-list__control" onClick={() => void shareIt()}>
        <ChannelLabel {...copy.share} />
      </button>
    ),
    mail: (
      <a className="channel-list__control" href={href}>
        <ChannelLabel name={copy.mail.name} note={ownerContact.mail.value} />
        {!isWhole && <span className="channel-list__note">{copy.mail.long}</span>}
      </a>
    ),
    sms: (
      <a className="channel-list__control" href={smsLink(message)}>
        <ChannelLabel name={copy.sms.name} note={phone} />
      </a>
    ),
    call: (
      <a className="channel-list__control" href={callLink()}>
        <ChannelLabel name={copy.call.name} note={phone} />
      </a>
    ),
    code: <PhoneQrCode message={message} />,
  }

  return (
    <ul className="channel-list" aria-label={copy.list}>
      {offeredChannels(isWide).map((channel) => (
        <li key={channel}>{controls[channel]}</li>
      ))}
    </ul>
  )
}
