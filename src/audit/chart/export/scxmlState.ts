import type { Chart, ChartState } from '../chart'
import { childrenOf, indented, transitionsFrom } from '../hierarchy'
import { timerOf, toXmlId } from './scxmlNames'
import { findScript, staticParams, type ScxmlActor, type ScxmlScripts } from './scxmlScripts'
import { actionLines, transitionLines } from './scxmlTransition'
import { escapeXmlText, formatAttributes } from './xml'

const wrapped = (tag: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`<${tag}>`, ...indented(lines), `</${tag}>`]

const cancelLines = (sendid: string) => wrapped('onexit', [`<cancel${formatAttributes({ sendid })}/>`])

function timerLines(chart: Chart, { id }: ChartState): string[] {
  const timed = transitionsFrom(chart, id).filter(({ delayMs }) => delayMs !== null)
  const delays = new Map(timed.map((transition) => [timerOf(transition), transition.delayMs]))
  return [...delays].flatMap(([timer, delayMs]) => [
    ...wrapped('onentry', [`<send${formatAttributes({ id: timer, event: timer, delay: `${delayMs}ms` })}/>`]),
    ...cancelLines(timer),
  ])
}

const sendLines = (id: string, event: string, expr: string) => [
  `<send${formatAttributes({ id, event })}><content${formatAttributes({ expr })}/></send>`,
]

/** The actor's outcome comes as an event, after those that are waiting already, as it does in XState. */
function actorLines(state: ChartState, index: number, actor: ScxmlActor): string[] {
  const invokeId = state.invokeIds[index] ?? state.invokes[index] ?? ''
  if ('sentByHost' in actor)
    return [`<!-- ${invokeId}: whoever runs this file sends ${actor.sentByHost.join(', ')} -->`]
  const sendId = toXmlId(`${state.id}.${invokeId}`)
  const call = actor.result(staticParams(state.inputs[index]))
  return [
    ...wrapped('onentry', [
      `<script>outcome = attempt(function () { return ${escapeXmlText(call)}; });</script>`,
      '<if cond="outcome.failed">',
      ...indented(sendLines(sendId, `error.platform.${invokeId}`, 'outcome.error')),
      '<else/>',
      ...indented(sendLines(sendId, `done.invoke.${invokeId}`, 'outcome.output')),
      '</if>',
    ]),
    ...cancelLines(sendId),
  ]
}

const invokeLines = (state: ChartState, scripts: ScxmlScripts | null): string[] =>
  state.invokes.flatMap((src, index) =>
    scripts
      ? actorLines(state, index, findScript(scripts.actors, src))
      : [`<invoke${formatAttributes({ id: state.invokeIds[index] ?? src, src })}/>`],
  )

const ofAllTypes = ({ id, rule, tags, description }: ChartState) => ({
  id: toXmlId(id),
  'chart:rule': rule,
  'chart:tags': tags.join(' '),
  'chart:description': description,
})

/** A state with all that is in it, as lines of XML. */
export function stateLines(chart: Chart, state: ChartState, scripts: ScxmlScripts | null): string[] {
  const { id, type, initial, entry, exit } = state
  if (type.endsWith('history')) {
    const attributes = { ...ofAllTypes(state), type: type === 'deep-history' ? 'deep' : 'shallow' }
    const target = formatAttributes({ target: toXmlId(initial ?? '') })
    return [`<history${formatAttributes(attributes)}><transition${target}/></history>`]
  }
  const tag = type === 'parallel' || type === 'final' ? type : 'state'
  const start = initial === null ? '' : toXmlId(initial)
  const inside = [
    ...timerLines(chart, state),
    ...wrapped('onentry', actionLines(entry, scripts)),
    ...wrapped('onexit', actionLines(exit, scripts)),
    ...invokeLines(state, scripts),
    ...transitionsFrom(chart, id).flatMap((transition) => transitionLines(chart, transition, scripts)),
    ...childrenOf(chart, id).flatMap((child) => stateLines(chart, child, scripts)),
  ]
  const open = `<${tag}${formatAttributes({ ...ofAllTypes(state), initial: start })}`
  return inside.length === 0 ? [`${open}/>`] : [`${open}>`, ...indented(inside), `</${tag}>`]
}

/** What the root's actors need of whoever runs the file, where the root is no state of it. */
export const rootLines = (root: ChartState, scripts: ScxmlScripts): string[] => invokeLines(root, scripts)
