export interface Rule {
  readonly id: string
  /** The specification's own words; null where it is silent and the rule is ours. */
  readonly quote: string | null
  /** Spanish: what is asked. */
  readonly summary: string
  /** Spanish: what the machine does. */
  readonly sentence: string
}

/** The rules that a transition's label names: `R7-R8` is both. */
export const rulesOf = (label: string): readonly string[] => label.split('-').filter(Boolean)

const noText = 'Está en la máquina y aún no tiene texto.'

/** The rules with a text, then those that only the machine has so far. */
export function completeRules(
  rules: readonly Rule[],
  transitions: readonly { readonly rule: string }[],
): readonly Rule[] {
  const ids = new Set(transitions.flatMap(({ rule }) => rulesOf(rule)))
  const undescribed = [...ids].filter((id) => !rules.some((rule) => rule.id === id))
  return [...rules, ...undescribed.map((id) => ({ id, quote: null, summary: noText, sentence: noText }))]
}
