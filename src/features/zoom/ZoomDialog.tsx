import { X } from 'lucide-react'
import { useState } from 'react'
import type { PaintingId } from '../../content/collection'
import { formatNumber } from '../../content/formatNumber'
import type { Illustration } from '../../content/models'
import { zoom as copy } from '../../content/zoom'
import { useScrollLock } from '../../shared/hooks/useScrollLock'
import { Dialog } from '../../shared/ui/Dialog'
import { Picture } from '../../shared/ui/Picture'
import { maxScale, minScale } from './levels'
import { useZoom, type Opening } from './useZoom'
import { useZoomGestures } from './useZoomGestures'
import './ZoomDialog.scss'

export interface ZoomDialogProps {
  image: Illustration
  /** Under the picture: its title, and who painted it. */
  caption: string
  /** The wall behind a bottle, which is glass. */
  wall?: PaintingId | undefined
  opening: Opening
  isOpen: boolean
  onClose: () => void
}

/** One picture on the whole screen: entire, 2× and 4×, moved by scrolling. */
export function ZoomDialog({ image, caption, wall, opening, isOpen, onClose }: ZoomDialogProps) {
  const { source, alt } = image
  const ratio = source.width / source.height
  const zoom = useZoom(ratio, opening)
  const { view, scale, step, zoomTo } = zoom
  useZoomGestures(zoom)
  useScrollLock(isOpen)
  // First the file that the page has; it stays in view until a larger one has come.
  const [isDrawn, setIsDrawn] = useState(false)

  return (
    <Dialog isOpen={isOpen} onClose={onClose} className="zoom-dialog" label={copy.opened}>
      <div className="zoom-dialog__layout">
        <div className="zoom-dialog__bar">
          <p className="zoom-dialog__level" role="status">
            {scale === minScale ? copy.fitted : copy.level(formatNumber(scale, 1))}
          </p>
          <button
            type="button"
            aria-label={copy.fewer}
            aria-disabled={scale === minScale}
            onClick={() => step(-1)}
          >
            −
          </button>
          <button
            type="button"
            aria-label={copy.more}
            aria-disabled={scale === maxScale}
            onClick={() => step(1)}
          >
            +
          </button>
          <button type="button" aria-disabled={scale === minScale} onClick={() => zoomTo(minScale)}>
            {copy.fit}
          </button>
          <button type="button" aria-label={copy.close} onClick={onClose}>
            <X className="icon" aria-hidden="true" />
          </button>
        </div>
        <div
          className="zoom-dialog__view"
          ref={view}
          role="group"
          aria-label={copy.view}
          data-wall={wall}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the arrow keys
          tabIndex={0}
          onLoadCapture={() => setIsDrawn(true)}
        >
          <Picture
            source={source}
            alt={alt}
            sizes={`calc(min(100vw, ${Math.round(ratio * 100)}vh) * ${isDrawn ? scale : minScale})`}
          />
        </div>
        <p className="zoom-dialog__caption">{caption}</p>
      </div>
    </Dialog>
  )
}
