import { paintingsPage as copy } from '../../content/gallery'
import './CommissionNote.scss'

export function CommissionNote() {
  return (
    <section className="commission-note">
      <h2 className="commission-note__title">{copy.note.heading}</h2>
      <p className="commission-note__text">{copy.note.text}</p>
    </section>
  )
}
