import './SectionNav.scss'
import { copy, sectionNames } from './words/copy'

/** The way to each part; on phones it stays in view. */
export function SectionNav() {
  return (
    <nav className="section-nav" aria-label={copy.sections}>
      <ul className="section-nav__list">
        {Object.entries(sectionNames).map(([id, name]) => (
          <li key={id}>
            <a className="section-nav__link" href={`#${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
