import { Brand } from '../../../shared/ui/Brand'
import { chapterNames, singleFileTexts } from '../texts/dossierTexts'
import './Cover.scss'

/** Brand, title, limits and contents. */
export const Cover = () => (
  <header className="cover">
    <p className="cover__brand">
      <Brand />
    </p>
    <h1 className="cover__title">{singleFileTexts.title}</h1>
    {singleFileTexts.leads.map((lead) => (
      <p className="cover__lead" key={lead}>
        {lead}
      </p>
    ))}
    <nav className="cover__contents" aria-label={singleFileTexts.contents}>
      {Object.entries(chapterNames)
        .filter(([id]) => id !== 'huellas')
        .map(([id, name]) => (
          <a href={`#${id}`} key={id}>
            {name}
          </a>
        ))}
    </nav>
  </header>
)
