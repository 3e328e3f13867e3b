import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { slogan } from '../../content/constants'
import * as layout from '../../content/layout'
import { identityNotice, officialSite, responsibleNotice } from '../../content/legal'
import { floatingGreeting } from '../../content/messages'
import { footer, footerLinks, ownFooterLinks } from '../../content/navigation'
import { Awayo } from '../../shared/ui/Awayo'
import { Brand } from '../../shared/ui/Brand'
import { WhatsAppIcon } from '../../shared/ui/WhatsAppIcon'
import { ExternalLink } from '../../shared/ui/ExternalLink'
import { LegalLegends } from '../../shared/ui/LegalLegends'
import { OtherChannelsButton } from '../../shared/ui/OtherChannelsButton'
import { whatsappLink } from '../../shared/whatsapp'
import { Privacy } from './Privacy'
import { SocialLinks } from './SocialLinks'
import './Footer.scss'

export function Footer({ privacyAction }: { privacyAction?: ReactNode }) {
  return (
    <footer className="footer">
      <Awayo />
      <div className="footer__columns">
        <div>
          <p className="footer__brand">
            <Brand />
          </p>
          <p className="footer__slogan">{slogan}</p>
          <p className="footer__text">{footer.text}</p>
        </div>
        <div>
          <h2 className="footer__heading">{footer.exploreHeading}</h2>
          <ul>
            {[...footerLinks, ...ownFooterLinks].map(({ path, title }) => (
              <li key={title}>
                <Link to={path} className="footer__link">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="footer__heading">{footer.followHeading}</h2>
          <SocialLinks />
          <h2 className="footer__heading footer__heading--second">{footer.contactHeading}</h2>
          <ExternalLink href={whatsappLink(floatingGreeting())} className="text-link">
            <WhatsAppIcon /> {layout.chat}
          </ExternalLink>
          <OtherChannelsButton href={whatsappLink(floatingGreeting())} />
        </div>
      </div>
      <div className="footer__end">
        <Privacy action={privacyAction} />
        <p className="footer__small">{footer.copyright}</p>
        <p className="footer__small">
          {officialSite}. {responsibleNotice} {identityNotice}
        </p>
      </div>
      <LegalLegends className="footer__legends" />
    </footer>
  )
}
