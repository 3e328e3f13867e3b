import { identityNotice } from '../../content/legal'
import { chatNotice } from '../../content/messages'
import { personalised } from '../../content/personalised'
import { quote as copy } from '../../content/quote'
import { share } from '../../content/share'
import { OrderParts } from '../../features/quote/OrderParts'
import { ShareButton } from '../../features/share/ShareButton'
import { ChatButton } from '../../shared/ui/ButtonLink'
import { LegalLegends } from '../../shared/ui/LegalLegends'
import { MessagePreview } from '../../shared/ui/MessagePreview'
import { whatsappLink } from '../../shared/whatsapp'
import type { QuoteView } from './quoteView'
import './QuoteComposer.scss'

/**
 * The WhatsApp message of a quote, shown as it will be sent. An advertising element: the law's legends are its last block
 * (Ley 259 art. 9).
 */
export function QuoteComposer({ quote, errors, change, message, onSend }: QuoteView) {
  return (
    <section className="quote-composer" aria-labelledby="cotizar">
      <div className="quote-composer__body quote-grid">
        <div>
          <h2 className="quote-composer__heading" id="cotizar">
            {copy.heading}
          </h2>
          <p className="quote-composer__text">
            {copy.text} {personalised.sizes.sentence}
          </p>
          <div className="quote-composer__cost">
            <OrderParts {...quote} />
          </div>
        </div>
        <div className="quote-composer__message">
          <MessagePreview message={message} />
          <ChatButton href={whatsappLink(message)} onClick={onSend} look="gold" withOtherChannels>
            {copy.ask}
          </ChatButton>
          {Object.keys(errors).length > 0 && <p className="quote-composer__fix">{copy.fix}</p>}
          <ul className="quote-composer__notes">
            {[chatNotice, identityNotice, personalised.adultsOnly, copy.address].map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
        <div className="quote-composer__more">
          <ShareButton label={share.quoteLabel} />
          <button
            type="button"
            className="text-link"
            onClick={() => change({ occasion: null, technique: null, line: null, size: null })}
          >
            {copy.clear}
          </button>
        </div>
      </div>
      <LegalLegends />
    </section>
  )
}
