import { personalised } from '../../content/personalised'
import { useQuoteKey } from '../../features/quote/useQuoteKey'
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle'
import { Awayo } from '../../shared/ui/Awayo'
import { BottleChoice } from './BottleChoice'
import { BottlesHeader } from './BottlesHeader'
import { Delivery } from './Delivery'
import { EventPhotos } from './EventPhotos'
import { Film } from './Film'
import { QuoteComposer } from './QuoteComposer'
import { QuoteSteps } from './QuoteSteps'
import { TechniqueSwatches } from './TechniqueSwatches'

/** spec §2, personalised bottles page. */
export function Component() {
  useDocumentTitle(personalised.heading)
  const quoteKey = useQuoteKey()
  return (
    <>
      <BottlesHeader />
      <Awayo />
      <EventPhotos />
      <TechniqueSwatches />
      <Delivery />
      <BottleChoice />
      <QuoteComposer key={quoteKey} />
      <QuoteSteps />
      <Film />
    </>
  )
}
