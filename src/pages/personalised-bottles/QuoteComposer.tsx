import type { MouseEvent } from 'react'
import { identityNotice } from '../../content/legal'
import { chatNotice } from '../../content/messages'
import { personalised, sizeChoices } from '../../content/personalised'
import { quote as copy } from '../../content/quote'
import { share } from '../../content/share'
import { QuoteFields } from '../../features/quote/QuoteFields'
import { useQuote } from '../../features/quote/useQuote'
import { useVisibleErrors } from '../../features/quote/useVisibleErrors'
import { ShareButton } from '../../features/share/ShareButton'
import { ChatButton } from '../../shared/ui/ButtonLink'
import { MessagePreview } from '../../shared/ui/MessagePreview'
import { whatsappLink } from '../../shared/whatsapp'
import { SectionHead } from './SectionHead'
import { SizeChooser } from './SizeChooser'
import './QuoteComposer.scss'

/** Choices, and the WhatsApp message they make, shown as it will be sent; the site stores and sends nothing. */
export function QuoteComposer() {
  const { quote, dropped, errors, message, change, flush } = useQuote()
  const { form, visible, showAll } = useVisibleErrors(quote, errors)
  const hasErrors = Object.keys(errors).length > 0

  const onSend = (event: MouseEvent) => {
    flush()
    if (!hasErrors) return
    event.preventDefault()
    showAll()
  }

  return (
    <section className="quote-composer" aria-labelledby="cotizar">
      <SectionHead heading={copy.heading} id="cotizar">
        {copy.text}
      </SectionHead>
      <SizeChooser
        chosen={sizeChoices.find(({ id }) => id === quote.size) ?? null}
        line={quote.line ?? 'premium'}
        isDropped={dropped.has('size')}
        onChoose={(size) => change({ size: size?.id ?? null })}
      />
      <div className="quote-composer__columns">
        <QuoteFields
          form={form}
          quote={quote}
          dropped={dropped}
          errors={visible}
          change={change}
          onLeave={flush}
        />
        <div className="quote-composer__message">
          <MessagePreview message={message} />
          <ChatButton href={whatsappLink(message)} onClick={onSend} look="gold" wide>
            {copy.send}
          </ChatButton>
          {Object.keys(visible).length > 0 && <p className="quote-composer__fix">{copy.fix}</p>}
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
