import { CircleCheck, CircleX } from 'lucide-react'
import { failuresOf, type CheckResult } from '../../model/checks'
import type { Defect } from '../../model/subject'
import { useSetup } from '../state/labContext'
import { defectTexts } from '../texts/evidenceTexts'
import './CheckReport.scss'
import { FailedChecks } from './FailedChecks'

type Props = { results: readonly CheckResult[]; defect: Defect | null }

/** Green, or which checks are red. */
export function CheckReport({ results, defect }: Props) {
  const { subject } = useSetup()
  const failed = failuresOf(results)
  if (results.length === 0) return <p className="check-report">{defectTexts.nothing}</p>
  if (!subject.oracle) return <p className="check-report">{defectTexts.notJudged(results.length)}</p>
  if (failed.length === 0) {
    return (
      <p className="check-report check-report--green">
        <CircleCheck aria-hidden="true" /> {defectTexts.green(results.length)}
      </p>
    )
  }
  return (
    <>
      <p className="check-report check-report--red">
        <CircleX aria-hidden="true" /> {defectTexts.red(failed.length, results.length)}
      </p>
      <FailedChecks failed={failed} defect={defect} />
    </>
  )
}
