import { useState } from 'react'
import { personalised, type SizeChoice } from '../../content/personalised'
import { useDocumentTitle } from '../../shared/useDocumentTitle'
import { Awayo } from '../../shared/ui/Awayo'
import { BottleChoice } from './BottleChoice'
import { BottlesHeader } from './BottlesHeader'
import { Delivery } from './Delivery'
import { EventPhotos } from './EventPhotos'
import { Film } from './Film'
import { QuoteRequest } from './QuoteRequest'
import { SizeChooser } from './SizeChooser'
import { TechniqueSwatches } from './TechniqueSwatches'

/** spec §2, personalised bottles page. */
export function Component() {
  useDocumentTitle(personalised.heading)
  const [size, setSize] = useState<SizeChoice | null>(null)
  return (
    <>
      <BottlesHeader />
      <Awayo />
      <EventPhotos />
      <SizeChooser chosen={size} onChoose={setSize} />
      <TechniqueSwatches />
      <Delivery />
      <BottleChoice />
      <QuoteRequest size={size?.name} />
      <Film />
    </>
  )
}
