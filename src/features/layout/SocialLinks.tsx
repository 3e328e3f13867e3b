import { socialLinks } from '../../content/social'
import { SocialIcon } from './SocialIcon'
import { ExternalLink } from '../../shared/ui/ExternalLink'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import './SocialLinks.scss'

/** The five profiles, in new tabs (spec §2). */
export function SocialLinks() {
  return (
    <ul className="social-links">
      {socialLinks.map(({ href, icon, name }) => (
        <li key={icon}>
          <ExternalLink href={href} className="social-links__link">
            <SocialIcon name={icon} />
            <VisuallyHidden>{name}</VisuallyHidden>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
