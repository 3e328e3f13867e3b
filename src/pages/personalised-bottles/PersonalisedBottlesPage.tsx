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

/** spec §2, personalised bottles page. */
export function Component() {
  useDocumentTitle(personalised.heading)
  const quoteKey = useQuoteKey()
  return (
    <>
      <PersonalisedQuote key={quoteKey} />
      <EventPhotos />
      <PriceExamples />
      <Delivery />
      <QuoteSteps />
      <Awayo />
      <Film />
    </>
  )
}
