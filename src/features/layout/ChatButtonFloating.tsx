import * as layout from '../../content/layout'
import { floatingGreeting } from '../../content/messages'
import { WhatsAppIcon } from '../../shared/ui/WhatsAppIcon'
import { ExternalLink } from '../../shared/ui/ExternalLink'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { whatsappLink } from '../../shared/whatsapp'
import './ChatButtonFloating.scss'

/** The fixed round button at the bottom right (spec §2). It gives way to what is read: boot/followScroll.ts. */
export function ChatButtonFloating() {
  return (
    <aside aria-label={layout.chatRegion}>
      <ExternalLink href={whatsappLink(floatingGreeting())} className="chat-button-floating">
        <WhatsAppIcon />
        <VisuallyHidden>{layout.chat}</VisuallyHidden>
      </ExternalLink>
    </aside>
  )
}
