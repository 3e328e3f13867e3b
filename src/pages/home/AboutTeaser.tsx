import { home } from '../../content/home'
import { ButtonLink } from '../../shared/ui/ButtonLink'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import './AboutTeaser.scss'

const { eyebrow, heading, text, link, image } = home.about

export function AboutTeaser() {
  return (
    <section className="about-teaser">
      <div>
        <p className="about-teaser__eyebrow">{eyebrow}</p>
        <h2 className="about-teaser__heading">{heading}</h2>
        <p className="about-teaser__text">{text}</p>
        <ButtonLink to={link.path} look="night">
          {link.label}
        </ButtonLink>
      </div>
      <Picture
        className="about-teaser__image"
        source={image.source}
        alt={image.alt}
        sizes={`(min-width: ${breakpoints.pageWide}px) 637px, (min-width: ${breakpoints.pageMax}px) 517px, (min-width: ${breakpoints.layout}px) 38vw, 90vw`}
      />
    </section>
  )
}
