import { Link } from 'react-router-dom'
import { home } from '../../content/home'
import './HeroLabel.scss'

/** What is sold here, from what price, and the way to it: in the first screen at every width. */
export function HeroLabel() {
  const { what, price } = home.titleParts
  const { path, label } = home.bottles
  return (
    <div className="hero-label">
      <h1 className="hero-label__title">
        {what} <span className="hero-label__dot">·</span> <span className="hero-label__price">{price}</span>
      </h1>
      <Link to={path} className="hero-label__link">
        {label}
      </Link>
    </div>
  )
}
