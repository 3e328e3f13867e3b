import type { JudgedRequirement } from '../judgement/judge'
import { isFailing } from '../judgement/statuses'
import { Fold } from '../ui/Fold'
import { StatusBadge } from '../ui/StatusBadge'
import { matrixTexts } from '../texts/dossierTexts'
import { formatSignature } from '../texts/formatSignature'
import './Findings.scss'

const Signature = ({ row: { attestation, types } }: { row: JudgedRequirement }) => {
  if (attestation) return <p>{formatSignature(attestation)}</p>
  return types.includes('H') ? <p>{matrixTexts.unsigned}</p> : null
}

/** The status of a row and why; unfolded where the row fails. */
export function Findings({ row }: { row: JudgedRequirement }) {
  const { status, findings, notApplicable } = row
  return (
    <div className="findings">
      <StatusBadge status={status} />
      {notApplicable && <p>{notApplicable}</p>}
      <Signature row={row} />
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
