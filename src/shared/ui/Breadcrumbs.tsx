import { Link } from 'react-router-dom'
import { paths } from '../paths'
import './Breadcrumbs.scss'

type Page = { path: string; title: string }

const home: Page = { path: paths.home, title: 'Inicio' }

/** The path to this page; phones show only the page above it. */
export function Breadcrumbs({ parent, current }: { parent: Page; current: string }) {
  return (
    <nav className="breadcrumbs" aria-label="Ruta de navegación">
      <ol className="breadcrumbs__list">
        {[home, parent].map(({ path, title }) => (
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
