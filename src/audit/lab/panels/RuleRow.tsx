import { Check } from 'lucide-react'
import { ruleTexts } from '../texts/coverageTexts'
import { rulesOf, type Rule } from '../../model/rules'
import { useSetup } from '../state/labContext'
import type { RuleResult } from '../state/ruleResult'
import { RuleChecks } from './RuleChecks'
import './RuleRow.scss'

type Props = {
  rule: Rule
  result: RuleResult
  isRunning: boolean
  /** By the lab's sessions. */
  isTaken: boolean
  onRun: (checks: readonly string[]) => void
}

/** One rule: what it requires, its transitions, the checks that take it with their result, and this session. */
export function RuleRow({ rule: { id, quote, sentence }, result, isRunning, isTaken, onRun }: Props) {
  const { chart } = useSetup()
  const transitions = chart.transitions.filter(({ rule }) => rulesOf(rule).includes(id))
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
        <RuleChecks rule={id} result={result} isRunning={isRunning} onRun={onRun} />
      </td>
      <td>
        {isTaken ? (
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
