import type { Chart, ChartState, ChartTransition } from '../chart'
import { childrenOf, topLevel, transitionsFrom, indented } from '../hierarchy'
import { formatAttributes } from './xml'

// SCXML's own names of what XState's invoked actors and timers send.
const eventOf = ({ event, id, delayMs }: ChartTransition) => {
  if (delayMs !== null) return timerOf(id)
  if (event === 'always') return ''
  return event.replace(/^(.+) done$/, 'done.invoke.$1').replace(/^(.+) failed$/, 'error.platform.$1')
}

const timerOf = (id: string) => id.replace(/[^\w.-]+/g, '.')

function transitionLines(transition: ChartTransition): string[] {
  const { guard, from, to, effects } = transition
  const open = `<transition${formatAttributes({
    event: eventOf(transition),
    cond: guard,
    // With a target SCXML would leave the state and enter it again.
    target: to === from ? '' : to,
    type: to.startsWith(`${from}.`) ? 'internal' : '',
  })}`
  if (effects.length === 0) return [`${open}/>`]
  return [
    `${open}>`,
    ...effects.map((effect) => `  <log${formatAttributes({ label: 'effect', expr: `'${effect}'` })}/>`),
    '</transition>',
  ]
}

const timerLines = ({ id, delayMs }: ChartTransition): string[] => {
  const timer = timerOf(id)
  return [
    `<onentry><send${formatAttributes({ id: timer, event: timer, delay: `${delayMs}ms` })}/></onentry>`,
    `<onexit><cancel${formatAttributes({ sendid: timer })}/></onexit>`,
  ]
}

function stateLines(chart: Chart, { id, initial, invokes }: ChartState): string[] {
  const transitions = transitionsFrom(chart, id)
  return [
    `<state${formatAttributes({ id, initial: initial ?? '' })}>`,
    ...indented([
      ...transitions.filter(({ delayMs }) => delayMs !== null).flatMap(timerLines),
      ...invokes.map((src) => `<invoke${formatAttributes({ id: src, src })}/>`),
      ...transitions.flatMap(transitionLines),
      ...childrenOf(chart, id).flatMap((child) => stateLines(chart, child)),
    ]),
    '</state>',
  ]
}

/** The chart as SCXML (W3C, 2015): guards are conditions by name, effects are log lines by name. */
export function toScxml(chart: Chart): string {
  const { start, states } = topLevel(chart)
  const name = formatAttributes({ name: chart.id, initial: start?.to ?? '' })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript"${name}>`,
    ...indented(states.flatMap((state) => stateLines(chart, state))),
    '</scxml>',
    '',
  ].join('\n')
}
