import type { ReactNode } from 'react'
import './Section.scss'

type Props = { id: string; title: string; help: string; actions?: ReactNode; children: ReactNode }

/** A section of a page, with its help text. */
export function Section({ id, title, help, actions, children }: Props) {
  const heading = `${id}-titulo`
  return (
    <section className="section" id={id} aria-labelledby={heading}>
      <header className="section__header">
        <h2 className="section__title" id={heading}>
          {title}
        </h2>
        {actions}
      </header>
      <details className="section__help">
        <summary className="section__what">¿Qué es esto?</summary>
        <p className="section__text">{help}</p>
      </details>
      {children}
    </section>
  )
}
