import { occasions, personalised } from '../../content/personalised'
import { LegalLegends } from '../../shared/ui/LegalLegends'
import './BottlesHeader.scss'

/** An advertising element of its own: the law's legends are its last block (Ley 259 art. 9). */
export function BottlesHeader() {
  return (
    <header className="bottles-header">
      <div className="bottles-header__body">
        <div className="bottles-header__title">
          <p className="bottles-header__eyebrow">{personalised.eyebrow}</p>
          <h1 className="bottles-header__heading">{personalised.heading}</h1>
          <p className="bottles-header__intro">{personalised.intro}</p>
        </div>
        <ul aria-label="Ocasiones">
          {occasions.map(({ id, name }) => (
            <li key={id} className="bottles-header__occasion">
              {name}
            </li>
          ))}
        </ul>
      </div>
      <LegalLegends />
    </header>
  )
}
