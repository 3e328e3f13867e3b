import type { JudgedRequirement } from '../judgement/judge'
import { disclaimers } from '../texts/disclaimers'
import type { DossierContent } from '../read/readDossier'
import { Chapter } from '../ui/Chapter'
import { StatusBadge } from '../ui/StatusBadge'
import { summaryTexts } from '../texts/dossierTexts'
import { practices, practiceSections } from '../texts/practices'
import './Practices.scss'

interface Props {
  readonly practice: (typeof practices)[number]
  readonly rows: readonly JudgedRequirement[]
}

const Practice = ({ practice: { name, sentence, rows: ids }, rows }: Props) => (
  <div className="practices__practice">
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
)

/** The practice statement, section by section; each sentence with the rows that check it, and their statuses. */
export function Practices({ dossier: { rows } }: { dossier: DossierContent }) {
  return (
    <Chapter id="practicas">
      {practiceSections.map((section) => (
        <section key={section}>
          <h3 className="practices__section">{section}</h3>
          <dl className="practices">
            {practices
              .filter((practice) => practice.section === section)
              .map((practice) => (
                <Practice key={practice.name} practice={practice} rows={rows} />
              ))}
          </dl>
        </section>
      ))}
      <h3 className="practices__section">{summaryTexts.limits}</h3>
      {disclaimers.map((sentence) => (
        <p className="practices__text" key={sentence}>
          {sentence}
        </p>
      ))}
    </Chapter>
  )
}
