import { createMachine } from 'xstate'
import type { Chart } from '../../../../src/audit/chart/chart'
import { deriveChart } from '../../../../src/audit/chart/deriveChart'
import { staticParams } from '../../../../src/audit/chart/export/scxmlScripts'
import { toXstateJson } from '../../../../src/audit/chart/export/toXstateJson'
import { gateMachine } from '../../../../src/features/gate/gateMachine'
import { player } from '../support/player'
import { lamp } from './support/lamp'

interface Config {
  readonly meta?: { readonly delays?: Readonly<Record<string, number>> }
}

/** The chart of the machine that XState makes of the JSON's text. */
function readBack(chart: Chart): Chart {
  const config = JSON.parse(JSON.stringify(toXstateJson(chart))) as Config
  return deriveChart(createMachine(config, { delays: config.meta?.delays ?? {} }))
}

const onlyStatic = (text: string) => staticParams(text) ?? ''

/** Without what the machine computes: JSON holds no functions. */
const withoutFunctions = (chart: Chart): Chart => ({
  ...chart,
  states: chart.states.map((state) => ({ ...state, inputs: state.inputs.map(onlyStatic) })),
  transitions: chart.transitions.map((transition) => ({
    ...transition,
    guardParams: onlyStatic(transition.guardParams),
    effectParams: transition.effectParams.map(onlyStatic),
  })),
})

it.each([
  ['the gate', gateMachine],
  ['a machine of all kinds of states and transitions', lamp],
  ['a machine with computed delays, built-in actions and guards made of others', player],
])('%s: XState makes of the JSON a machine with the same chart', (_, machine) => {
  const chart = deriveChart(machine)
  expect(readBack(chart)).toEqual(withoutFunctions(chart))
})

it('the gate loses only what it computes', () => {
  const chart = deriveChart(gateMachine)
  const computed = (text: string) => text !== onlyStatic(text)
  expect(
    chart.transitions.filter(({ guardParams }) => computed(guardParams)).map(({ guard }) => guard),
  ).toEqual([
    'localIsAccepted',
    'localIsForeign',
    'sessionIsAccepted',
    'sessionIsForeign',
    'wantsToBeRemembered',
    'isAccepted',
    'isForeign',
    'isForeign',
    'isAbsent',
  ])
  expect(chart.transitions.flatMap(({ effectParams }) => effectParams).filter(computed)).toHaveLength(2)
})
