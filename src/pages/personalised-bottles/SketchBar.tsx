import { quote as copy } from '../../content/quote'
import { sketch } from '../../content/sketch'
import { sketchWords } from '../../content/sketchWords'
import { OrderEstimate } from '../../features/quote/OrderEstimate'
import { SketchThumbnail } from '../../features/sketch/SketchThumbnail'
import { useIsInView } from '../../shared/hooks/useIsInView'
import { BottomBar } from '../../shared/ui/BottomBar'
import { ChatButton } from '../../shared/ui/ButtonLink'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { whatsappLink } from '../../shared/whatsapp'
import type { QuoteView } from './quoteView'
import './SketchBar.scss'

/**
 * The painting of the sketch on phones and tablets, with what the order costs and its message, while choices are made and
 * the sheet is out of view. Beside the page's own button it has none, and no painting beside the label that shows it.
 */
export function SketchBar({ quote, design, message, onSend }: QuoteView) {
  const isSheetInView = useIsInView('.sketch-sheet__paper', 0.5)
  const isAskInView = useIsInView('.bottles-header__actions .button', 0.5)
  const isSendInView = useIsInView('.quote-composer .button')
  const isLabelInView = useIsInView('.label-preview', 0.5) === true
  const isHeaderInView = useIsInView('.bottles-header')
  const isEmpty = isAskInView && isLabelInView
  const isBarShown = isHeaderInView && isSheetInView === false && !isSendInView && !isEmpty
  const shown = isBarShown ? 'bar' : isAskInView || isSendInView ? 'page' : 'button'

  return (
    <BottomBar label={sketchWords.bar} shown={shown} className="sketch-bar">
      <SketchThumbnail design={design} isAside={isLabelInView} />
      <div className="sketch-bar__words">
        {!isLabelInView && <p className="sketch-bar__stamp">{sketch.stamp}</p>}
        <OrderEstimate {...quote} />
        {!isAskInView && (
          <ChatButton href={whatsappLink(message)} onClick={onSend} look="gold" wide>
            {copy.askBriefly}
            <VisuallyHidden>{` ${copy.byWhatsApp}`}</VisuallyHidden>
          </ChatButton>
        )}
      </div>
    </BottomBar>
  )
}
