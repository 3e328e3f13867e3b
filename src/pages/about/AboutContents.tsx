import { Link } from 'react-router-dom'
import { story } from '../../content/story'
import { paths } from '../../shared/paths'
import '../../shared/ui/Button.scss'
import './AboutContents.scss'

/** The way to the parts of a long page. */
export function AboutContents() {
  const { label, parts } = story.contents
  return (
    <nav className="about-contents" aria-label={label}>
      <ul className="about-contents__list">
        {parts.map(({ id, name }) => (
          <li key={id}>
            <Link to={`${paths.about}#${id}`} className="text-link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
