import { forwardNotice, identityNotice } from '../../content/legal'
import { chatNotice, quoteMessage } from '../../content/messages'
import { personalised } from '../../content/personalised'
import { ChatButton } from '../../shared/ui/ButtonLink'
import { whatsappLink } from '../../shared/whatsapp'
import './QuoteRequest.scss'

/** Four steps and the chat; the message carries the size, where one was chosen. */
export function QuoteRequest({ size }: { size: string | undefined }) {
  const { heading, text, label } = personalised.quote
  return (
    <section className="quote-request">
      <div>
        <h2 className="quote-request__heading">{heading}</h2>
        <p className="quote-request__text">{text}</p>
        <ChatButton href={whatsappLink(quoteMessage({ size }))} look="night">
          {label}
        </ChatButton>
        <p className="quote-request__note">{chatNotice}</p>
        <p className="quote-request__note">{identityNotice}</p>
        <p className="quote-request__note">{forwardNotice}</p>
      </div>
      <ol className="quote-request__steps">
        {personalised.steps.map((step) => (
          <li key={step.title} className="quote-request__step">
            <h3 className="quote-request__title">{step.title}</h3>
            <p className="quote-request__detail">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
