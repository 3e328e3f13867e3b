import { CircleCheck, CircleX } from 'lucide-react'
import type { CheckResult } from '../../model/checks'
import type { Defect } from '../../model/defects'
import { addressOf } from '../state/labAddress'
import { readScenario } from '../../model/scenario'
import { ScenarioLink } from './ScenarioLink'
import { defectTexts } from '../texts/evidenceTexts'
import './CheckReport.scss'

type Props = { results: readonly CheckResult[]; defect: Defect | null }

const shownAtMost = 12

/** Green, or which checks are red, each with its sentence and a link that shows it with the defect on. */
export function CheckReport({ results, defect }: Props) {
  const failed = results.filter(({ failure }) => failure !== null)
  if (results.length === 0) return <p className="check-report">{defectTexts.nothing}</p>
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
      <ul className="check-report__list" aria-label={defectTexts.failed}>
        {failed.slice(0, shownAtMost).map(({ name, title, failure }) => (
          <li className="check-report__check" key={name}>
            <ScenarioLink search={addressOf(readScenario(name).scenario, defect)}>{title}</ScenarioLink>
            <p className="check-report__failure">{failure}</p>
          </li>
        ))}
      </ul>
      {failed.length > shownAtMost && (
        <p className="check-report__more">{defectTexts.more(failed.length - shownAtMost)}</p>
      )}
    </>
  )
}
