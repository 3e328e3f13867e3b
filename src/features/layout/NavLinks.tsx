import { Link, NavLink } from 'react-router-dom'
import { navigation } from '../../content/navigation'
import type { NavItem } from '../../content/models'

const visible = (navigation as readonly NavItem[]).filter((item) => item.visible)

export function NavLinks() {
  return (
    <ul className="nav-links">
      {visible.map(({ path, title }) => (
        <li key={path}>
          {path.includes('#') ? (
            // A part of a page, which is never the page in view.
            <Link to={path} className="nav-links__link">
              {title}
            </Link>
          ) : (
            <NavLink to={path} end={path === '/'} className="nav-links__link">
              {title}
            </NavLink>
          )}
        </li>
      ))}
    </ul>
  )
}
