import type { Chart } from '../../src/audit/chart/chart'
import { rules } from '../../src/audit/gate/rules'
import { markdownTable } from '../shared/markdownTable'
import { replaceMarked } from '../shared/replaceMarked'

const ruleTable = () =>
  markdownTable([['rule', 'what the gate does'], ...rules.map(({ id, sentence }) => [id, sentence])])

const code = (text: string) => text && `\`${text}\``

const transitionTable = ({ id, transitions }: Chart) => {
  const name = (state: string) => code(state.slice(id.length + 1))
  return markdownTable([
    ['rule', 'state', 'event', 'guard', 'next state', 'effects'],
    ...transitions.map(({ rule, from, event, guard, to, effects }) => [
      rule,
      name(from),
      code(event),
      code(guard),
      name(to),
      effects.map(code).join(', '),
    ]),
  ])
}

/** The page with both tables written anew. @throws Error where the markers around one are missing. */
export function withTables(page: string, chart: Chart): string {
  const tables = { rules: ruleTable(), transitions: transitionTable(chart) }
  return Object.entries(tables).reduce(
    (text, [name, content]) => replaceMarked('docs/gate.md', text, name, content),
    page,
  )
}
