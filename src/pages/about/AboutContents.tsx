import { Link } from 'react-router-dom'
import { story } from '../../content/story'
import { paths } from '../../shared/paths'
import './AboutContents.scss'
import { useCurrentPart } from './useCurrentPart'

const { label, parts } = story.contents
const partIds = parts.map(({ id }) => id)

/** The way to the parts of a long page, in view below the bar all along; the part that is being read is marked. */
export function AboutContents() {
  const current = useCurrentPart(partIds)
  return (
    <nav className="about-contents" aria-label={label}>
      <ul className="about-contents__list">
        {parts.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={`${paths.about}#${id}`}
              className="about-contents__link"
              aria-current={id === current ? 'location' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
