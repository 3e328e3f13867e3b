import { personalised } from '../../content/personalised'
import { useQuoteKey } from '../../features/quote/useQuoteKey'
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle'
import { Awayo } from '../../shared/ui/Awayo'
import { Delivery } from './Delivery'
import { EventPhotos } from './EventPhotos'
import { Film } from './Film'
import { PersonalisedQuote } from './PersonalisedQuote'
import { PriceExamples } from './PriceExamples'
import { QuoteSteps } from './QuoteSteps'
import './PersonalisedBottlesPage.scss'

/** spec §2, personalised bottles page. */
export function Component() {
  useDocumentTitle(personalised.heading)
  const quoteKey = useQuoteKey()
  return (
    <>
      <PersonalisedQuote key={quoteKey} />
      <EventPhotos />
      <div className="personalised-bottles-page__offer">
        <PriceExamples />
        <Delivery />
      </div>
      <QuoteSteps />
      <Awayo />
      <Film />
    </>
  )
}
