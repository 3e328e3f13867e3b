import { home } from '../../content/home'
import { ButtonLink } from '../../shared/ui/ButtonLink'
import { Picture } from '../../shared/ui/Picture'
import './AboutTeaser.scss'

const { heading, text, link, image } = home.about

/** What the house is, above a painting as wide as the window. */
export function AboutTeaser() {
  return (
    <section className="about-teaser">
      <div className="about-teaser__words">
        <h2 className="about-teaser__heading">{heading}</h2>
        <div>
          <p className="about-teaser__text">{text}</p>
          <ButtonLink to={link.path} look="night">
            {link.label}
          </ButtonLink>
        </div>
      </div>
      <Picture className="about-teaser__image" {...image} sizes="100vw" />
    </section>
  )
}
