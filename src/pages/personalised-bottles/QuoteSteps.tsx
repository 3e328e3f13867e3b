import { floatingGreeting } from '../../content/messages'
import { personalised } from '../../content/personalised'
import { quote } from '../../content/quote'
import { ChatButton } from '../../shared/ui/ButtonLink'
import { whatsappLink } from '../../shared/whatsapp'
import './QuoteSteps.scss'

/** spec §2: four steps, and the plain link to the chat. */
export function QuoteSteps() {
  const { heading, text, label } = quote.plain
  return (
    <section className="quote-steps">
      <div>
        <h2 className="quote-steps__heading">{heading}</h2>
        <p className="quote-steps__text">{text}</p>
        <ChatButton href={whatsappLink(floatingGreeting())} look="night">
          {label}
        </ChatButton>
      </div>
      <ol className="quote-steps__list">
        {personalised.steps.map((step) => (
          <li key={step.title} className="quote-steps__step">
            <h3 className="quote-steps__title">{step.title}</h3>
            <p className="quote-steps__detail">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
