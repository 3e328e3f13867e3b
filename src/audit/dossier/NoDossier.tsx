import { neverClaimed } from './judgement/statuses'
import { readCopy, summaryCopy } from './words/copy'
import './NoDossier.scss'

/** What is missing and the command that writes it. */
export function NoDossier({ sentence }: { sentence: string }) {
  return (
    <main className="no-dossier" id="aviso">
      <h2 className="no-dossier__title">{readCopy.title}</h2>
      <p className="no-dossier__reason" role="alert">
        {sentence}
      </p>
      <h2 className="no-dossier__title">{summaryCopy.limits}</h2>
      <ul className="no-dossier__limits">
        {neverClaimed.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </main>
  )
}
