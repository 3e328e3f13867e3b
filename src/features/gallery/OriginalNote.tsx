import type { Painting } from '../../content/collection'
import { isSold, originalNote } from '../../content/originalWords'
import './OriginalNote.scss'

/** Whether the painting itself can be had, last on its wall label. */
export function OriginalNote({ painting }: { painting: Painting }) {
  const note = originalNote(painting)
  return (
    note && <span className={`original-note${isSold(painting) ? ' original-note--sold' : ''}`}>{note}</span>
  )
}
