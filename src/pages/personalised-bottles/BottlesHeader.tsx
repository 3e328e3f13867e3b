import { personalised } from '../../content/personalised'
import { quote as copy } from '../../content/quote'
import { forwardNotice } from '../../content/legal'
import { OrderParts } from '../../features/quote/OrderParts'
import { SketchShare } from '../../features/sketch/SketchShare'
import { SketchSheet } from '../../features/sketch/SketchSheet'
import { ChatButton } from '../../shared/ui/ButtonLink'
import { whatsappLink } from '../../shared/whatsapp'
import * as breakpoints from '../../styles/breakpoints'
import { LabelChoices } from './LabelChoices'
import { PaintingChoices } from './PaintingChoices'
import type { QuoteView } from './quoteView'
import { sketchWidth } from './sketchWidth'
import './BottlesHeader.scss'

/** As in BottlesHeader.scss. */
const sheetOnPhone = 270

const sizes = `(min-width: ${breakpoints.nav}px) ${sketchWidth}, (min-width: ${breakpoints.layout}px) 43vw, max(${sheetOnPhone}px, 69vw)`

/** The sketch and every question of the quote; the message that they make follows. */
export function BottlesHeader(view: QuoteView) {
  const { quote, design, message, onSend } = view
  return (
    <header className="bottles-header">
      <div className="bottles-header__body quote-grid">
        <div className="bottles-header__title">
          <p className="bottles-header__eyebrow">{personalised.eyebrow}</p>
          <h1 className="bottles-header__heading">{personalised.heading}</h1>
        </div>
        <p className="bottles-header__intro">{personalised.intro}</p>
        <div className="bottles-header__sketch">
          <div className="bottles-header__sheet">
            <SketchSheet design={design} sizes={sizes} />
          </div>
          <div className="bottles-header__actions">
            <div className="bottles-header__price" role="status">
              <OrderParts {...quote} isBrief />
            </div>
            <ChatButton href={whatsappLink(message)} onClick={onSend} look="gold">
              {copy.ask}
            </ChatButton>
            <SketchShare design={design} message={message} />
            <p className="bottles-header__note">{forwardNotice}</p>
          </div>
        </div>
        <PaintingChoices {...view} />
        <LabelChoices {...view} />
      </div>
    </header>
  )
}
