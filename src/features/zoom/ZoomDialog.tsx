import { X } from 'lucide-react'
import type { PaintingId } from '../../content/collection'
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
  opening?: Opening | undefined
  isOpen: boolean
  onClose: () => void
}

const decimal = new Intl.NumberFormat('es-BO', { maximumFractionDigits: 1 })

/** One picture on the whole screen: entire, 2× and 4×, moved by scrolling. It opens whole, or as `opening` says. */
export function ZoomDialog({ image, caption, wall, opening, isOpen, onClose }: ZoomDialogProps) {
  const { source, alt } = image
  const ratio = source.width / source.height
  const zoom = useZoom(ratio, opening)
  const { view, scale, step, zoomTo } = zoom
  useZoomGestures(zoom)
  useScrollLock(isOpen)

  return (
    <Dialog isOpen={isOpen} onClose={onClose} className="zoom-dialog" label={copy.opened}>
      <div className="zoom-dialog__layout">
        <div className="zoom-dialog__bar">
          <p className="zoom-dialog__level" role="status">
            {scale === minScale ? copy.fitted : copy.level(decimal.format(scale))}
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
        >
          <Picture
            source={source}
            alt={alt}
            sizes={`calc(min(100vw, ${Math.round(ratio * 100)}vh) * ${scale})`}
          />
        </div>
        <p className="zoom-dialog__caption">{caption}</p>
      </div>
    </Dialog>
  )
}
