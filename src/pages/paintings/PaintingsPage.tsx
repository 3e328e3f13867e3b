import { useRef } from 'react'
import { paintingsPage as copy } from '../../content/gallery'
import { OriginalNote } from '../../features/gallery/OriginalNote'
import { PaintingWall } from '../../features/gallery/PaintingWall'
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
        <PaintingFilters filters={filters} resultRef={result} />
      </div>
      <div className="paintings-page__wall">
        <div className="paintings-page__wrap">
          {filters.found.length > 0 ? (
            <>
              <PaintingWall
                paintings={filters.found}
                label={copy.wallLabel}
                sizes={sizesOnWall(filters.found.length)}
                note={(painting) => <OriginalNote painting={painting} />}
                isFirst
              />
              <p className="paintings-page__scale">{copy.scale}</p>
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
