import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { home } from '../../content/home'
import { Picture } from '../../shared/ui/Picture'
import './UnrollTeaser.scss'

/** Under the bottles: that a label comes off, and the way to the first bottle, where it does. */
export function UnrollTeaser() {
  const { text, link, picture } = home.unrolling
  return (
    <div className="unroll-teaser">
      <Picture source={picture} alt="" sizes="clamp(112px, 24vw, 280px)" />
      <div>
        <p className="unroll-teaser__text">{text}</p>
        <Link to={link.path} className="text-link">
          {link.label}
          <ArrowRight className="icon" aria-hidden="true" />
        </Link>
      </div>
    </div>
  )
}
