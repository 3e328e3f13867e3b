import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import * as layout from '../../content/layout'
import { paths } from '../../shared/paths'
import { Brand } from '../../shared/ui/Brand'
import { NavLinks } from './NavLinks'
import { selectIsSidebarOpen, sidebarToggled } from './sidebarSlice'
import './NavBar.scss'

/** Top bar of 72 px (spec §2, §9); below 900 px the links move into the side menu. */
export function NavBar({ bag }: { bag?: ReactNode }) {
  const dispatch = useDispatch()
  const isOpen = useSelector(selectIsSidebarOpen)

  return (
    <header className="nav-bar">
      <div className="nav-bar__row">
        <Link to={paths.home} className="nav-bar__brand" aria-label={layout.homeLink}>
          <Brand />
        </Link>
        <nav className="nav-bar__links" aria-label={layout.barLinks}>
          <NavLinks />
        </nav>
        {bag}
        <button
          type="button"
          className="nav-bar__icon nav-bar__toggle"
          aria-label={layout.openMenu}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => dispatch(sidebarToggled())}
        >
          <Menu className="icon" aria-hidden="true" />
        </button>
      </div>
    </header>
  )
}
