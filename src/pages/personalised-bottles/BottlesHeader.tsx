import { forwardNotice } from '../../content/legal'
import { personalised } from '../../content/personalised'
import { quote as copy } from '../../content/quote'
import { SketchShare } from '../../features/sketch/SketchShare'
import { SketchSheet } from '../../features/sketch/SketchSheet'
import { ChatButton } from '../../shared/ui/ButtonLink'
import { LegalLegends } from '../../shared/ui/LegalLegends'
import { whatsappLink } from '../../shared/whatsapp'
import * as breakpoints from '../../styles/breakpoints'
import { LabelChoices } from './LabelChoices'
import type { QuoteView } from './quoteView'
import './BottlesHeader.scss'

const sizes = `(min-width: ${breakpoints.pageMax}px) min(517px, 90vh - 250px), (min-width: ${breakpoints.wide}px) min(36vw, 90vh - 250px), (min-width: ${breakpoints.nav}px) min(32vw, 90vh - 250px), (min-width: ${breakpoints.layout}px) 43vw, 91vw`

/** The sketch and what it is made of. An advertising element of its own: the law's legends are its last block (Ley 259 art. 9). */
export function BottlesHeader(view: QuoteView) {
  const { quote, design, message, onSend } = view
  const isExample = !quote.occasion && !quote.technique && !quote.line
  return (
    <header className="bottles-header">
      <div className="bottles-header__body">
        <div className="bottles-header__title">
          <p className="bottles-header__eyebrow">{personalised.eyebrow}</p>
          <h1 className="bottles-header__heading">{personalised.heading}</h1>
        </div>
        <div className="bottles-header__sketch">
          <SketchSheet design={design} isExample={isExample} sizes={sizes} />
          <div className="bottles-header__actions">
            <ChatButton href={whatsappLink(message)} onClick={onSend} look="gold">
              {copy.ask}
            </ChatButton>
            <SketchShare design={design} message={message} />
            <p className="bottles-header__note">{forwardNotice}</p>
          </div>
        </div>
        <LabelChoices {...view} />
        <p className="bottles-header__intro">{personalised.intro}</p>
      </div>
      <LegalLegends />
    </header>
  )
}
