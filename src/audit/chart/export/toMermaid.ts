import type { Chart, ChartState, ChartTransition } from '../chart'
import { formatEvent } from '../formatChart'
import { transitionDetails } from '../labels'
import { endsOf, levelIn, topLevel, type Level, indented } from '../hierarchy'

const nameOf = (id: string) => id.replace(/\W/g, '_')

// Mermaid ends a label at a colon or semicolon and reads # as an entity's beginning.
const escape = (label: string) => label.replace(/[#:;<>]/g, (sign) => `#${sign.charCodeAt(0)};`)

const labelOf = (transition: ChartTransition) =>
  escape(
    [formatEvent(transition), ...transitionDetails(transition), transition.rule].filter(Boolean).join(' '),
  )

function stateLines(chart: Chart, state: ChartState): string[] {
  const head = `state "${state.name}" as ${nameOf(state.id)}`
  const inside = levelIn(chart, state)
  return inside.states.length === 0 ? [head] : [`${head} {`, ...indented(levelLines(chart, inside)), '}']
}

const levelLines = (chart: Chart, { start, states }: Level): string[] => [
  ...(start ? [`[*] --> ${nameOf(start.to)}`] : []),
  ...states.flatMap((state) => stateLines(chart, state)),
]

const arrowLines = (transition: ChartTransition) =>
  endsOf(transition).map((end) => `${nameOf(transition.from)} --> ${nameOf(end)} : ${labelOf(transition)}`)

/** The chart as a Mermaid state diagram, which GitHub and GitLab draw in Markdown. */
export const toMermaid = (chart: Chart): string =>
  [
    'stateDiagram-v2',
    ...indented([...levelLines(chart, topLevel(chart)), ...chart.transitions.flatMap(arrowLines)]),
    '',
  ].join('\n')
