import './LinkList.scss'

interface Entry {
  readonly href: string
  readonly name: string
}

type Props = { label: string; links: readonly Entry[] }

/** «Pruebas: Prueba 3, Prueba 4»; nothing where there are no links. */
export function LinkList({ label, links }: Props) {
  if (links.length === 0) return null
  return (
    <div className="link-list">
      <span className="link-list__label">{label}</span>
      <ul className="link-list__links">
        {links.map(({ href, name }) => (
          <li key={href}>
            <a className="link-list__link" href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
