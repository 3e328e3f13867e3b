import { Link } from 'react-router-dom'
import './Breadcrumbs.scss'

type Props = { trail: readonly { path: string; title: string }[]; current: string }

/** The path to this page; phones show only the page above it. */
export function Breadcrumbs({ trail, current }: Props) {
  return (
    <nav className="breadcrumbs" aria-label="Ruta de navegación">
      <ol className="breadcrumbs__list">
        {trail.map(({ path, title }) => (
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
