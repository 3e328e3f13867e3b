import { neverClaimed } from '../judgement/statuses'
import type { DossierContent } from '../read/readDossier'
import { Chapter } from '../ui/Chapter'
import { StatusBadge } from '../ui/StatusBadge'
import { summaryTexts } from '../texts/dossierTexts'
import { practices } from '../texts/practices'
import './Practices.scss'

/** The practice statement; each sentence with the rows that check it, and their statuses. */
export function Practices({ dossier: { rows } }: { dossier: DossierContent }) {
  return (
    <Chapter id="practicas">
      <dl className="practices">
        {practices.map(({ name, sentence, rows: ids }) => (
          <div className="practices__practice" key={name}>
            <dt className="practices__name">{name}</dt>
            <dd>
              <p className="practices__text">{sentence}</p>
              <ul className="practices__rows">
                {rows
                  .filter(({ id }) => ids.includes(id))
                  .map(({ id, status }) => (
                    <li className="practices__row" key={id}>
                      <a href={`#${id}`}>{id}</a> <StatusBadge status={status} />
                    </li>
                  ))}
              </ul>
            </dd>
          </div>
        ))}
        <div className="practices__practice">
          <dt className="practices__name">{summaryTexts.limits}</dt>
          <dd>
            {neverClaimed.map((sentence) => (
              <p className="practices__text" key={sentence}>
                {sentence}
              </p>
            ))}
          </dd>
        </div>
      </dl>
    </Chapter>
  )
}
