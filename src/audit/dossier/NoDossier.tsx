import { disclaimers } from './texts/disclaimers'
import { readErrorTexts, summaryTexts } from './texts/dossierTexts'
import { Warning } from './ui/Warning'
import './NoDossier.scss'

/** What is missing and the command that writes it. */
export function NoDossier({ sentence }: { sentence: string }) {
  return (
    <main className="no-dossier" id="aviso">
      <h2 className="no-dossier__title">{readErrorTexts.title}</h2>
      <Warning>{sentence}</Warning>
      <h2 className="no-dossier__title">{summaryTexts.limits}</h2>
      <ul className="no-dossier__limits">
        {disclaimers.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </main>
  )
}
