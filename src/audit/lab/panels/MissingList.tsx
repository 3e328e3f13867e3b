import type { CoverageKind } from '../../model/coverage'
import { useSetup } from '../state/labContext'
import { ScrollBox } from '../../ui/ScrollBox'
import { coverageTexts } from '../texts/coverageTexts'
import { formatCovered } from '../texts/formatCovered'
import { ScenarioLink } from './ScenarioLink'
import './MissingList.scss'

type Props = { kind: CoverageKind; keys: readonly string[] }

/** What is not covered yet: each a link to the shortest recorded way to it, or that there is none. */
export function MissingList({ kind, keys }: Props) {
  const { chart, subject, recorded } = useSetup()
  return (
    <ScrollBox label={coverageTexts.missingList}>
      <ul className="missing-list" aria-label={coverageTexts.missingList}>
        {keys.map((key) => {
          const words = formatCovered({ chart, rules: subject.rules }, kind, key)
          const link = recorded.links[kind][key]
          return (
            <li className="missing-list__item" key={key}>
              {link === undefined ? (
                `${words} (${coverageTexts.noPath})`
              ) : (
                <ScenarioLink search={link}>{words}</ScenarioLink>
              )}
            </li>
          )
        })}
      </ul>
    </ScrollBox>
  )
}
