import type { CheckResult } from '../../model/checks'
import { readScenario } from '../../model/scenario'
import type { Defect } from '../../model/subject'
import { addressOf } from '../state/labAddress'
import { useSetup } from '../state/labContext'
import { defectTexts } from '../texts/evidenceTexts'
import './FailedChecks.scss'
import { ScenarioLink } from './ScenarioLink'

type Props = { failed: readonly CheckResult[]; defect: Defect | null }

/** Red checks, each with its sentence and a link that shows it with the defect on. */
export function FailedChecks({ failed, defect }: Props) {
  const { subject } = useSetup()
  return (
    <ul className="failed-checks" aria-label={defectTexts.failed}>
      {failed.map(({ name, title, failure }) => (
        <li className="failed-checks__check" key={name}>
          <ScenarioLink search={addressOf(subject, readScenario(subject, name).scenario, { defect })}>
            {title}
          </ScenarioLink>
          <p className="failed-checks__failure">{failure}</p>
        </li>
      ))}
    </ul>
  )
}
