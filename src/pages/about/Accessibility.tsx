import { accessibility } from '../../content/accessibility'
import { ExternalLink } from '../../shared/ui/ExternalLink'
import { FactList } from '../../shared/ui/FactList'
import { whatsappLink } from '../../shared/whatsapp'
import './Accessibility.scss'

/** The statement: by which standard, what was tried and what was not, and whom to tell. */
export function Accessibility() {
  const { heading, lead, facts, exceptionsHeading, exceptions, untried, contact, ask, message } =
    accessibility
  return (
    <section className="accessibility" id="accesibilidad">
      <div>
        <h2 className="accessibility__heading">{heading}</h2>
        <p className="accessibility__lead">{lead}</p>
        <FactList facts={facts} />
      </div>
      <div>
        <h3 className="accessibility__subheading">{exceptionsHeading}</h3>
        <ul className="accessibility__exceptions">
          {exceptions.map((exception) => (
            <li key={exception}>{exception}</li>
          ))}
        </ul>
        <details className="accessibility__untried">
          <summary className="accessibility__summary">{untried.heading}</summary>
          <ul className="accessibility__limits">
            {untried.limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </details>
        <p className="accessibility__contact">{contact}</p>
        <ExternalLink href={whatsappLink(message)} className="text-link">
          {ask}
        </ExternalLink>
      </div>
    </section>
  )
}
