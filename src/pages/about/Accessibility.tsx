import { accessibility } from '../../content/accessibility'
import { ExternalLink } from '../../shared/ui/ExternalLink'
import { FactList } from '../../shared/ui/FactList'
import { whatsappLink } from '../../shared/whatsapp'
import './Accessibility.scss'

/** Whom to tell what does not work; and the statement: by which standard, what was tried and what was not. */
export function Accessibility() {
  const { heading, lead, contact, ask, message, statement, facts } = accessibility
  const { exceptionsHeading, exceptions, untried } = accessibility
  return (
    <section className="accessibility" id="accesibilidad">
      <div>
        <h2 className="accessibility__heading">{heading}</h2>
        <p className="accessibility__lead">{lead}</p>
      </div>
      <div>
        <p>{contact}</p>
        <ExternalLink href={whatsappLink(message)} className="text-link">
          {ask}
        </ExternalLink>
        <details className="accessibility__statement">
          <summary className="accessibility__summary">{statement}</summary>
          <FactList facts={facts} />
          <h3 className="accessibility__subheading">{exceptionsHeading}</h3>
          <ul className="accessibility__list">
            {exceptions.map((exception) => (
              <li key={exception}>{exception}</li>
            ))}
          </ul>
          <h3 className="accessibility__subheading">{untried.heading}</h3>
          <ul className="accessibility__list">
            {untried.limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  )
}
