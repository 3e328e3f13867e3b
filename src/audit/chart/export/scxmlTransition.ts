import type { Chart, ChartTransition } from '../chart'
import { childrenOf, indented } from '../hierarchy'
import { conditionOf, scxmlEventOf, toXmlId } from './scxmlNames'
import { findScript, staticParams, type ScxmlScripts } from './scxmlScripts'
import { escapeXmlText, formatAttributes } from './xml'

const scriptLines = (code: string) => (code === '' ? [] : [`<script>${escapeXmlText(code)}</script>`])

/** The actions of a transition or of a state's entry or exit: scripts, or log lines by name where there are none. */
export const actionLines = (
  calls: readonly { readonly name: string; readonly params: string | undefined }[],
  scripts: ScxmlScripts | null,
): string[] =>
  calls.flatMap(({ name, params }) =>
    scripts
      ? scriptLines(findScript(scripts.actions, name)(staticParams(params)))
      : [`<log${formatAttributes({ label: 'effect', expr: `'${name}'` })}/>`],
  )

interface Target {
  readonly ids: readonly string[]
  readonly type: 'internal' | ''
}

/**
 * XState leaves the state itself only with `reenter` or for a target outside of it; SCXML always does, but for an
 * internal transition to states inside. To the state itself is then to where it begins.
 */
function targetOf(chart: Chart, { from, targets, reenter }: ChartTransition): Target {
  const isInside = targets.every((id) => id === from || id.startsWith(`${from}.`))
  if (reenter || !isInside || targets.length === 0) return { ids: targets, type: '' }
  const start = chart.states.find(({ id }) => id === from)?.initial
  const starts = start ? [start] : childrenOf(chart, from).map(({ id }) => id)
  const ids = targets.flatMap((id) => (id === from ? starts : [id]))
  return { ids, type: ids.length > 0 ? 'internal' : '' }
}

/** One `<transition>`; rule and guard are kept as attributes of the chart's own namespace. */
export function transitionLines(
  chart: Chart,
  transition: ChartTransition,
  scripts: ScxmlScripts | null,
): string[] {
  const { rule, isExtension, guard, effects, effectParams } = transition
  const { ids, type } = targetOf(chart, transition)
  const open = `<transition${formatAttributes({
    event: scxmlEventOf(transition),
    cond: conditionOf(chart, transition, scripts),
    target: ids.map(toXmlId).join(' '),
    type,
    'chart:rule': rule,
    'chart:extension': isExtension ? 'true' : '',
    'chart:guard': scripts ? guard : '',
  })}`
  const calls = effects.map((name, index) => ({ name, params: effectParams[index] }))
  const actions = actionLines(calls, scripts)
  return actions.length === 0 ? [`${open}/>`] : [`${open}>`, ...indented(actions), '</transition>']
}
