import { identityNotice } from '../../content/legal'
import { chatNotice } from '../../content/messages'
import { personalised } from '../../content/personalised'
import { quote as copy } from '../../content/quote'
import { share } from '../../content/share'
import { QuoteFields } from '../../features/quote/QuoteFields'
import { ShareButton } from '../../features/share/ShareButton'
import { ChatButton } from '../../shared/ui/ButtonLink'
import { MessagePreview } from '../../shared/ui/MessagePreview'
import { whatsappLink } from '../../shared/whatsapp'
import type { QuoteView } from './quoteView'
import { SectionHead } from './SectionHead'
import './QuoteComposer.scss'

/** What is asked for, and the WhatsApp message that it makes, shown as it will be sent. */
export function QuoteComposer({ quote, dropped, errors, change, message, onLeave, onSend }: QuoteView) {
  return (
    <section className="quote-composer" aria-labelledby="cotizar">
      <SectionHead heading={copy.heading} id="cotizar">
        {copy.text} {personalised.sizes.sentence}
      </SectionHead>
      <div className="quote-composer__columns">
        <QuoteFields quote={quote} dropped={dropped} errors={errors} change={change} onLeave={onLeave} />
        <div className="quote-composer__message">
          <MessagePreview message={message} />
          <ChatButton href={whatsappLink(message)} onClick={onSend} look="gold" wide>
            {copy.send}
          </ChatButton>
          {Object.keys(errors).length > 0 && <p className="quote-composer__fix">{copy.fix}</p>}
          <ul className="quote-composer__notes">
            {[chatNotice, identityNotice, personalised.adultsOnly, copy.address].map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <ShareButton label={share.quoteLabel} />
        </div>
      </div>
    </section>
  )
}
