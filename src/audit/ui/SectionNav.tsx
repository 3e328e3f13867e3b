import './SectionNav.scss'

type Props = { label: string; names: Readonly<Record<string, string>> }

/** Links to the sections of a page; on phones they stay in view. */
export function SectionNav({ label, names }: Props) {
  return (
    <nav className="section-nav" aria-label={label}>
      <ul className="section-nav__list">
        {Object.entries(names).map(([id, name]) => (
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
