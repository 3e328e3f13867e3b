import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { WhatsAppIcon } from './WhatsAppIcon'
import { ExternalLink } from './ExternalLink'
import { OtherChannelsButton } from './OtherChannelsButton'
import './Button.scss'

type Look = 'night' | 'gold' | 'line'
type Props = { look: Look; wide?: boolean; children: ReactNode }

const classes = (look: Look, wide: boolean) => `button button--${look}${wide ? ' button--wide' : ''}`

/** A page of the site, styled as a button. */
export function ButtonLink({ to, look, wide = false, children }: Props & { to: string }) {
  return (
    <Link to={to} className={classes(look, wide)}>
      {children}
    </Link>
  )
}

type ChatProps = Props & {
  href: string
  onClick?: (event: MouseEvent) => void
  /** With a button for the other channels below it. */
  withOtherChannels?: boolean
}

/** A WhatsApp chat, styled as a button. */
export function ChatButton({ href, onClick, look, wide = false, withOtherChannels, children }: ChatProps) {
  return (
    <>
      <ExternalLink href={href} onClick={onClick} className={classes(look, wide)}>
        <WhatsAppIcon />
        {children}
      </ExternalLink>
      {withOtherChannels && <OtherChannelsButton href={href} onClick={onClick} />}
    </>
  )
}
