import { archivePlace, dossierFolder, rootPlace } from '../../addresses'
import { derivedFiles } from '../evidence/seal'
import { fileTexts } from '../texts/fileTexts'
import './DossierFiles.scss'

/** The dossier to take along: as one ZIP, on paper, for a spreadsheet, for machines, and what checks it. */
export function DossierFiles({ commit }: { commit: string | null }) {
  const files = [
    [`/${archivePlace(commit)}`, fileTexts.archive],
    [`${dossierFolder}${derivedFiles.paper}`, fileTexts.paper],
    [`${dossierFolder}requisitos.json`, fileTexts.json],
    [`${dossierFolder}${derivedFiles.matrix}`, fileTexts.matrix],
    [`${dossierFolder}${derivedFiles.statement}`, fileTexts.statement],
    [`${dossierFolder}verificar.mjs`, fileTexts.verifier],
    [`/${rootPlace(commit)}`, fileTexts.root],
  ] as const
  return (
    <nav className="dossier-files" aria-label={fileTexts.heading}>
      <h3 className="dossier-files__heading">{fileTexts.heading}</h3>
      <ul className="dossier-files__list">
        {files.map(([address, name]) => (
          <li key={address}>
            <a className="dossier-files__link" href={address} download>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
