import { ZoomIn } from 'lucide-react'
import { useState } from 'react'
import type { PaintingId } from '../../content/collection'
import type { Illustration } from '../../content/models'
import { zoom as copy } from '../../content/zoom'
import { useLazyComponent } from '../../shared/hooks/useLazyComponent'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import type { Opening } from './useZoom'
import './ZoomButton.scss'

const importDialog = () =>
  import(/* webpackChunkName: "zoom" */ './ZoomDialog').then(({ ZoomDialog }) => ZoomDialog)

/** At once nearer than on the page; faces and suns stand a little above the middle of a painting. */
const nearer: Opening = { scale: 2, coversView: true, part: { x: 0.5, y: 0.42 } }

type Props = {
  image: Illustration
  name: string
  /** Under the opened picture, where it says more than the name. */
  caption?: string
  wall?: PaintingId
  /** Where it does not open as paintings do. */
  opening?: Opening
}

/** Opens a picture on the whole screen; neither that code nor its larger files are asked for before. */
export function ZoomButton({ image, name, caption = name, wall, opening = nearer }: Props) {
  const [ZoomDialog, loadDialog, hasFailed] = useLazyComponent(importDialog)
  const [isOpen, setIsOpen] = useState(false)
  const [openings, setOpenings] = useState(0)

  const open = () => {
    setIsOpen(true)
    setOpenings((count) => count + 1)
    void loadDialog('pressed')
  }

  return (
    <div className="zoom-button">
      <p className="zoom-button__failure" role="alert">
        {hasFailed && copy.loadFailure}
      </p>
      <button type="button" className="zoom-button__button" aria-haspopup="dialog" onClick={open}>
        <ZoomIn className="icon" aria-hidden="true" />
        <span>
          {copy.open}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </span>
      </button>
      {ZoomDialog && (
        <ZoomDialog
          key={openings}
          image={image}
          caption={caption}
          wall={wall}
          opening={opening}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
