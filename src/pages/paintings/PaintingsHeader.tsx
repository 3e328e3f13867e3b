import { paintingsPage as copy } from '../../content/gallery'
import './PaintingsHeader.scss'

export function PaintingsHeader() {
  return (
    <header className="paintings-header">
      <p className="paintings-header__eyebrow">{copy.eyebrow}</p>
      <h1 className="paintings-header__title">{copy.heading}</h1>
      <p className="paintings-header__text">{copy.text}</p>
    </header>
  )
}
