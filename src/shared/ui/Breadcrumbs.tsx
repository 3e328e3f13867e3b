import { Link } from 'react-router-dom'
import * as layout from '../../content/layout'
import { navigation } from '../../content/navigation'
import './Breadcrumbs.scss'

type Page = { path: string; title: string }

/** The path to this page; phones show only the page above it. */
export function Breadcrumbs({ parent, current }: { parent: Page; current: string }) {
  return (
    <nav className="breadcrumbs" aria-label={layout.breadcrumbs}>
      <ol className="breadcrumbs__list">
        {[navigation[0], parent].map(({ path, title }) => (
          <li key={path}>
            <Link to={path} className="breadcrumbs__link">
              {title}
            </Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
