import type { JudgedRequirement } from '../judgement/judge'
import { declarationLines, measuredName } from '../texts/declarationTexts'
import './Declaration.scss'

/** What a row's deviation or interpretation says, with the figures of both sides; nothing where it has none. */
export function Declaration({ row }: { row: JudgedRequirement }) {
  const lines = declarationLines(row)
  if (lines.length === 0) return null
  return (
    <dl className="declaration">
      {lines.map(([name, words]) => (
        <div key={name}>
          <dt className="declaration__name">{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
      {row.figures.length > 0 && (
        <div>
          <dt className="declaration__name">{measuredName}</dt>
          {row.figures.map((figure) => (
            <dd key={figure}>{figure}</dd>
          ))}
        </div>
      )}
    </dl>
  )
}
