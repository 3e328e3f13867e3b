import { NavLink } from 'react-router-dom'
import { navigation } from '../../content/navigation'
import type { NavItem } from '../../content/models'

const visible = (navigation as readonly NavItem[]).filter((item) => item.visible)

export function NavLinks() {
  return (
    <ul className="nav-links">
      {visible.map(({ path, title }) => (
        <li key={path}>
          <NavLink to={path} end={path === '/'} className="nav-links__link">
            {title}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
