import { home } from '../../content/home'
import { occasions } from '../../content/occasions'
import { ButtonLink } from '../../shared/ui/ButtonLink'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import './PersonalisedTeaser.scss'

const { eyebrow, heading, text, link, image } = home.personalised

export function PersonalisedTeaser() {
  return (
    <section className="personalised-teaser">
      <Picture
        className="personalised-teaser__image"
        {...image}
        sizes={`(min-width: ${breakpoints.wide}px) max(50vw, 900px), 100vw`}
      />
      <div className="personalised-teaser__text">
        <p className="personalised-teaser__eyebrow">{eyebrow}</p>
        <h2 className="personalised-teaser__heading">{heading}</h2>
        <p>{text}</p>
        <ul className="personalised-teaser__occasions">
          {occasions.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
        <ButtonLink to={link.path} look="gold">
          {link.label}
        </ButtonLink>
      </div>
    </section>
  )
}
