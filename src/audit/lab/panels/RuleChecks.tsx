import { useState } from 'react'
import { CircleCheck, CircleX } from 'lucide-react'
import { formatScenario, readScenario } from '../../model/scenario'
import { addressOf } from '../state/labAddress'
import { useLabState, useSetup } from '../state/labContext'
import type { RuleResult } from '../state/ruleResult'
import { ToolButton } from '../../ui/ToolButton'
import { ruleTexts } from '../texts/coverageTexts'
import { ScenarioLink } from './ScenarioLink'
import './RuleChecks.scss'

const icons = { green: CircleCheck, red: CircleX, waiting: null } as const

type Props = {
  rule: string
  result: RuleResult
  isRunning: boolean
  onRun: (checks: readonly string[]) => void
}

/** Red or green with the figures, the first failure as a link, a button that runs them, and all of them unfolded. */
export function RuleChecks({ rule, result: { checks, failed, verdict }, isRunning, onRun }: Props) {
  const { subject } = useSetup()
  const { defect } = useLabState()
  const [isOpen, setIsOpen] = useState(false)
  if (checks.length === 0) return <p>{ruleTexts.noChecks}</p>
  const linkTo = (name: string) => {
    const { scenario } = readScenario(subject, name)
    return (
      <ScenarioLink search={addressOf(subject, scenario, { defect })}>
        {formatScenario(subject, scenario)}
      </ScenarioLink>
    )
  }
  const Icon = icons[verdict]
  const [first] = failed
  const hasFailed = (name: string) => failed.some((check) => check.name === name)

  return (
    <div className="rule-checks">
      <p className={`rule-checks__verdict rule-checks__verdict--${verdict}`}>
        {Icon && <Icon aria-hidden="true" />}
        {ruleTexts.verdicts[verdict](failed.length, checks.length)}
      </p>
      {first && (
        <p className="rule-checks__failure">
          {linkTo(first.name)} {first.failure}
        </p>
      )}
      <ToolButton
        aria-disabled={isRunning}
        aria-label={ruleTexts.runRule(rule)}
        onClick={() => onRun(checks)}
      >
        {ruleTexts.run}
      </ToolButton>
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="rule-checks__summary">{ruleTexts.checks(checks.length)}</summary>
        {isOpen && (
          <ul className="rule-checks__list">
            {checks.map((name) => (
              <li key={name}>
                {linkTo(name)} {hasFailed(name) && <b className="rule-checks__mark">{ruleTexts.fails}</b>}
              </li>
            ))}
          </ul>
        )}
      </details>
    </div>
  )
}
