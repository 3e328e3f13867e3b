import type { ReactNode } from 'react'
import { dataGreeting } from '../../content/messages'
import { privacy } from '../../content/privacy'
import { ExternalLink } from '../../shared/ui/ExternalLink'
import { whatsappLink } from '../../shared/whatsapp'
import './Privacy.scss'

/** Everything the site keeps, where, until when, how to delete it, and whom to ask. */
export function Privacy({ action }: { action?: ReactNode }) {
  return (
    <details className="privacy">
      <summary className="privacy__summary">
        {privacy.title}: {privacy.open}
      </summary>
      <div className="privacy__text">
        <p>{privacy.intro}</p>
        <h3 className="privacy__heading">{privacy.storedHeading}</h3>
        <ul className="privacy__list">
          {privacy.stored.map(({ key, name, where, until }) => (
            <li key={key}>
              <strong>{name}</strong>. {where} {until}
            </li>
          ))}
        </ul>
        <p>{privacy.ageNotice}</p>
        <p>{privacy.thirdParties}</p>
        <p>{privacy.deletion}</p>
        <p>{privacy.browserCache}</p>
        <p>
          {privacy.technicalNames} {privacy.stored.map(({ key }) => key).join(', ')}
        </p>
        <ExternalLink href={whatsappLink(dataGreeting())} className="text-link">
          {privacy.ask}
        </ExternalLink>
      </div>
      {action}
    </details>
  )
}
