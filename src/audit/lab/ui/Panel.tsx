import type { ReactNode } from 'react'
import { copy, sectionNames, type SectionId } from '../words/copy'
import { helps } from '../words/helps'
import './Panel.scss'

type Props = { id: SectionId; actions?: ReactNode; children: ReactNode }

/** One part of the lab, with its help for newcomers. */
export function Panel({ id, actions, children }: Props) {
  const title = `${id}-titulo`
  return (
    <section className="panel" id={id} aria-labelledby={title}>
      <header className="panel__header">
        <h2 className="panel__title" id={title}>
          {sectionNames[id]}
        </h2>
        {actions}
      </header>
      <details className="panel__help">
        <summary className="panel__what">{copy.what}</summary>
        <p className="panel__text">{helps[id]}</p>
      </details>
      {children}
    </section>
  )
}
