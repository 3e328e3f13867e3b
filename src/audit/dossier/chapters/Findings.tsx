import type { JudgedRequirement } from '../judgement/judge'
import { isFailing } from '../judgement/statuses'
import { Fold } from '../ui/Fold'
import { StatusBadge } from '../ui/StatusBadge'
import { matrixTexts } from '../texts/dossierTexts'
import { describeSignature } from '../texts/formatSignature'
import './Findings.scss'

/** The status of a row and why; unfolded where the row fails. */
export function Findings({ row }: { row: JudgedRequirement }) {
  const { status, findings, notApplicable } = row
  const signature = describeSignature(row)
  return (
    <div className="findings">
      <StatusBadge status={status} />
      {notApplicable && <p>{notApplicable}</p>}
      {signature && <p>{signature}</p>}
      {findings.length > 0 && (
        <Fold label={matrixTexts.evidence(findings.length)} isOpen={isFailing(status)}>
          <ul className="findings__list">
            {findings.map(({ outcome, detail }, index) => (
              <li className={outcome === 'met' ? '' : 'findings__open'} key={index}>
                {matrixTexts.outcomes[outcome]}. {detail}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  )
}
