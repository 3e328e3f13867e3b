import type { Chart, ChartState, ChartTransition } from '../chart'
import { formatEvent } from '../formatChart'
import { transitionDetails } from '../labels'
import { childrenOf, endsOf, levelIn, topLevel, type Level, indented } from '../hierarchy'

const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`

const clusterOf = (id: string) => quoted(`cluster ${id}`)

function stateLines(chart: Chart, state: ChartState): string[] {
  const { id, name } = state
  const inside = levelIn(chart, state)
  if (inside.states.length === 0) return [`${quoted(id)} [label=${quoted(name)}]`]
  return [
    `subgraph ${clusterOf(id)} {`,
    ...indented([`label=${quoted(name)}`, ...levelLines(chart, inside)]),
    '}',
  ]
}

function levelLines(chart: Chart, { start, states }: Level): string[] {
  const inside = states.flatMap((state) => stateLines(chart, state))
  if (!start) return inside
  const dot = quoted(`${start.of} start`)
  const head = cutAt(chart, 'lhead', start.to)
  return [`${dot} [shape=point width=0.15]`, `${dot} -> ${quoted(leafOf(chart, start.to))}${head}`, ...inside]
}

// Graphviz joins nodes only: an arrow of a compound state goes to a leaf in it and is cut at the cluster's border.
function leafOf(chart: Chart, id: string): string {
  const state = chart.states.find((candidate) => candidate.id === id)
  const next = state?.initial ?? childrenOf(chart, id)[0]?.id
  return next === undefined ? id : leafOf(chart, next)
}

const cutAt = (chart: Chart, end: 'lhead' | 'ltail', id: string) =>
  childrenOf(chart, id).length > 0 ? ` [${end}=${clusterOf(id)}]` : ''

function arrowLine(chart: Chart, transition: ChartTransition, to: string): string {
  const { id, from, rule, isExtension } = transition
  const label = [`${formatEvent(transition)} ${rule}`.trim(), ...transitionDetails(transition)].join('\n')
  const staysInside = to === from || to.startsWith(`${from}.`)
  return [
    `${quoted(leafOf(chart, from))} -> ${quoted(leafOf(chart, to))}`,
    ` [id=${quoted(to === transition.to ? id : `${id} → ${to}`)} label=${quoted(label)}]`,
    isExtension ? ' [style=dashed]' : '',
    staysInside ? '' : cutAt(chart, 'ltail', from) + cutAt(chart, 'lhead', to),
  ].join('')
}

/** The chart as a Graphviz digraph: compound states are clusters. */
export const toDot = (chart: Chart): string =>
  [
    `digraph ${quoted(chart.id)} {`,
    ...indented([
      'compound=true rankdir=LR',
      'node [shape=box style=rounded fontname=Helvetica]',
      'edge [fontname=Helvetica fontsize=10]',
      ...levelLines(chart, topLevel(chart)),
      ...chart.transitions.flatMap((transition) =>
        endsOf(transition).map((end) => arrowLine(chart, transition, end)),
      ),
    ]),
    '}',
    '',
  ].join('\n')
