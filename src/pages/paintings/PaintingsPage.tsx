import { useRef } from 'react'
import { paintingsPage as copy } from '../../content/gallery'
import { OriginalNote } from '../../features/gallery/OriginalNote'
import { ShowMoreButton } from '../../features/gallery/ShowMoreButton'
import { PaintingWall } from '../../features/gallery/PaintingWall'
import { useShownWorks } from '../../features/gallery/useShownWorks'
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle'
import { CommissionNote } from './CommissionNote'
import { NoResults } from './NoResults'
import { PaintingFilters } from './PaintingFilters'
import { PaintingsHeader } from './PaintingsHeader'
import { sizesOnWall } from './sizesOnWall'
import { usePaintingFilters } from './usePaintingFilters'
import './PaintingsPage.scss'
import './WallOfMany.scss'

/** spec §2, paintings list. */
export function Component() {
  useDocumentTitle(copy.heading)
  const filters = usePaintingFilters()
  const { found } = filters
  const { shown, wall, showMore } = useShownWorks(found)
  const result = useRef<HTMLParagraphElement>(null)

  const clear = () => {
    filters.clear()
    // The button that was pressed goes away; the result it brought stays.
    result.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <div className="paintings-page__top">
        <PaintingsHeader />
        <PaintingFilters filters={filters} onClear={clear} resultRef={result} />
      </div>
      <div className="paintings-page__wall">
        <div className="paintings-page__wrap" ref={wall}>
          {found.length > 0 ? (
            <>
              <PaintingWall
                paintings={shown}
                label={copy.wallLabel}
                sizes={sizesOnWall(shown.length)}
                note={(painting) => <OriginalNote painting={painting} />}
                isFirst
              />
              {showMore && <ShowMoreButton shown={shown.length} count={found.length} onMore={showMore} />}
            </>
          ) : (
            <NoResults onClear={clear} />
          )}
        </div>
      </div>
      <CommissionNote />
    </>
  )
}
