import type { Chart } from '../chart'
import { indented, topLevel, type Level } from '../hierarchy'
import { toXmlId } from './scxmlNames'
import { findScript, type ScxmlScripts } from './scxmlScripts'
import { rootLines, stateLines } from './scxmlState'
import { escapeXmlText, formatAttributes } from './xml'

/** The namespace of the attributes that keep what SCXML has no word for. */
const chartNamespace = 'https://bohemia56.example/chart'

const readOnly = [
  '<!-- Conditions and effects are names of the machine: this file is to be read, not to be run. -->',
]

const attempt = `function attempt(call) {
  try {
    return { failed: false, output: call() };
  } catch (error) {
    return { failed: true, error: String(error) };
  }
}`

const scriptLines = (text: string) => ['<script>', ...indented(escapeXmlText(text).split('\n')), '</script>']

const modelLines = ({ data, functions }: ScxmlScripts): string[] => [
  '<datamodel>',
  ...indented(Object.entries(data).map(([id, expr]) => `<data${formatAttributes({ id, expr })}/>`)),
  '  <data id="outcome"/>',
  '</datamodel>',
  ...scriptLines(`${functions.trim()}\n${attempt}`),
]

/** As in a picture, but for a root that has something to run: it becomes a state. */
function outermost(chart: Chart, scripts: ScxmlScripts | null): Level {
  const [root] = chart.states
  const runs = (src: string) => scripts !== null && 'result' in findScript(scripts.actors, src)
  const isActive = root && (root.entry.length > 0 || root.exit.length > 0 || root.invokes.some(runs))
  return isActive || root?.type === 'parallel' ? { start: null, states: [root] } : topLevel(chart)
}

/**
 * The chart as SCXML (W3C, 2015, data model ecmascript). With scripts for the machine's names an interpreter runs it;
 * without, conditions and effects are names and log lines. Throws where a name has no script.
 *
 * Where SCXML differs: it takes an event `a` for `a.b` too, guarded here where the chart has both; of a parallel state
 * it asks every region and those around it, so a transition without target around it is taken beside one inside; and
 * a root that has transitions or actions of its own becomes a state, whose end does not end the run.
 */
export function toScxml(chart: Chart, scripts: ScxmlScripts | null = null): string {
  const { start, states } = outermost(chart, scripts)
  const [root] = chart.states
  const isHidden = root && !states.includes(root)
  const name = formatAttributes({ name: toXmlId(chart.id), initial: start ? toXmlId(start.to) : '' })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:chart="${chartNamespace}" version="1.0" datamodel="ecmascript"${name}>`,
    ...indented([
      ...(scripts ? modelLines(scripts) : readOnly),
      ...(scripts && isHidden ? rootLines(root, scripts) : []),
      ...states.flatMap((state) => stateLines(chart, state, scripts)),
    ]),
    '</scxml>',
    '',
  ].join('\n')
}
