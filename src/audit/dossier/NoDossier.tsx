import { neverClaimed } from './judgement/statuses'
import { readErrorTexts, summaryTexts } from './texts/dossierTexts'
import './NoDossier.scss'

/** What is missing and the command that writes it. */
export function NoDossier({ sentence }: { sentence: string }) {
  return (
    <main className="no-dossier" id="aviso">
      <h2 className="no-dossier__title">{readErrorTexts.title}</h2>
      <p className="no-dossier__reason" role="alert">
        {sentence}
      </p>
      <h2 className="no-dossier__title">{summaryTexts.limits}</h2>
      <ul className="no-dossier__limits">
        {neverClaimed.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </main>
  )
}
