import { Link } from 'react-router-dom'
import { artists } from '../../content/artists'
import { paintingsPage as copy } from '../../content/gallery'
import { paths } from '../../shared/paths'
import '../../shared/ui/Button.scss'
import './CommissionNote.scss'

/** Whoever paints can be written to: each artist's page has the chat. */
export function CommissionNote() {
  return (
    <section className="commission-note">
      <h2 className="commission-note__title">{copy.note.heading}</h2>
      <div>
        <p className="commission-note__text">{copy.note.text}</p>
        <ul className="commission-note__artists">
          {artists.map(({ id, name }) => (
            <li key={id}>
              <Link to={paths.artist(id)} className="text-link">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
