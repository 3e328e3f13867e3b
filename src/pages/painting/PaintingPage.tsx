import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import type { Painting } from '../../content/collection'
import { findBottle } from '../../features/gallery/findInCollection'
import { findPainting } from '../../content/paintings'
import { leaveUnknownId } from '../../shared/leaveUnknownId'
import { Awayo } from '../../shared/ui/Awayo'
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle'
// Before the room: the styles of what pages share come in the same order on every page.
import { RelatedWorks } from './RelatedWorks'
import { PaintingDetails } from './PaintingDetails'
import { PaintingPager } from './PaintingPager'
import { PaintingRoom } from './PaintingRoom'
import { PaintingScale } from './PaintingScale'
import { PaintingStory } from './PaintingStory'

export const loader = ({ params, request }: LoaderFunctionArgs) =>
  findPainting(params.id) ?? leaveUnknownId(request)

/** spec §2, one painting. */
export function Component() {
  const painting = useLoaderData() as Painting
  const bottle = findBottle(painting)
  useDocumentTitle(painting.title)

  return (
    <>
      <PaintingRoom painting={painting} bottle={bottle} />
      <Awayo />
      <PaintingStory painting={painting} />
      <PaintingDetails painting={painting} />
      {bottle && <PaintingScale painting={painting} bottle={bottle} />}
      <RelatedWorks painting={painting} bottle={bottle} />
      <PaintingPager painting={painting} />
    </>
  )
}
