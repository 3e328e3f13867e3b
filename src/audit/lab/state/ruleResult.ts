import type { CheckResults } from './checkResults'
import { failuresOf, type CheckResult } from '../../model/checks'

export interface RuleResult {
  /** Names of the checks that take the rule. */
  readonly checks: readonly string[]
  /** Those that ran and failed. */
  readonly failed: readonly CheckResult[]
  /** `waiting`: none failed, and not all ran. */
  readonly verdict: 'green' | 'red' | 'waiting'
}

/** What the checks that take a rule answered. @param takes name of a check → ids of the rules that it takes */
export function ruleResultOf(
  takes: CheckResults['rules'],
  results: CheckResults['results'],
  rule: string,
): RuleResult {
  const checks = [...takes].filter(([, rules]) => rules.includes(rule)).map(([name]) => name)
  const ran = checks.flatMap((name) => results.get(name) ?? [])
  const failed = failuresOf(ran)
  const isComplete = ran.length === checks.length && ran.length > 0
  return { checks, failed, verdict: failed.length > 0 ? 'red' : isComplete ? 'green' : 'waiting' }
}
