import { Check } from 'lucide-react'
import { gateChart } from '../../chart/gateChart'
import { recordedRun } from '../../model/recordedRun'
import { rulesFired } from '../state/coverage'
import { ScenarioLink } from './ScenarioLink'
import { ruleTexts } from '../texts/evidenceTexts'
import { rulesOf, type Rule } from '../../model/rules'
import './RuleRow.scss'

type Props = { rule: Rule; isKept: boolean }

const transitionsOf = (rule: string) =>
  gateChart.transitions.filter((one) => rulesOf(one.rule).includes(rule))

/** One rule: what it requires, its transitions, and the recorded paths that fired them. */
export function RuleRow({ rule: { id, quote, sentence }, isKept }: Props) {
  const transitions = transitionsOf(id)
  const paths = recordedRun.paths.filter((path) => rulesFired(path.transitions).has(id))
  return (
    <tr className="rule-row">
      <th scope="row">
        {id}
        <span className="rule-row__origin">{quote ? ruleTexts.spec : ruleTexts.ours}</span>
      </th>
      <td className="rule-row__sentence">
        {sentence}
        {quote && (
          <q className="rule-row__quote" lang="en">
            {quote}
          </q>
        )}
      </td>
      <td>
        {transitions.length === 0 && ruleTexts.start}
        {transitions.map((one) => (
          <code className="rule-row__transition" key={one.id}>
            {one.id}
          </code>
        ))}
      </td>
      <td>
        {paths.length > 0 && (
          <details>
            <summary className="rule-row__tests">{ruleTexts.tests(paths.length)}</summary>
            <ul className="rule-row__paths">
              {paths.map(({ link, title }) => (
                <li key={link}>
                  <ScenarioLink search={link}>{title}</ScenarioLink>
                </li>
              ))}
            </ul>
          </details>
        )}
      </td>
      <td>
        {isKept ? (
          <span className="rule-row__kept">
            <Check aria-hidden="true" /> {ruleTexts.covered}
          </span>
        ) : (
          ruleTexts.notYet
        )}
      </td>
    </tr>
  )
}
