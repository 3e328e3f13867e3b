import { story } from '../../content/story'
import './AboutHeader.scss'

export function AboutHeader() {
  return (
    <header className="about-header">
      <p className="about-header__eyebrow">{story.eyebrow}</p>
      <h1 className="about-header__heading">{story.heading}</h1>
    </header>
  )
}
