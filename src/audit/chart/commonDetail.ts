import type { Chart, ChartState, ChartTransition } from './chart'

const ofFormat1State = (state: ChartState): ChartState => ({
  ...state,
  label: '',
  type: '',
  initial: state.type.endsWith('history') ? null : state.initial,
  entry: [],
  exit: [],
  invokeIds: [],
  inputs: [],
})

const ofFormat1Transition = (transition: ChartTransition): ChartTransition => ({
  ...transition,
  targets: [transition.to],
  reenter: false,
  label: '',
  guardParams: '',
  effectParams: [],
})

const toFormat1 = ({ states, transitions, ...chart }: Chart): Chart => ({
  ...chart,
  format: 1,
  states: states.map(ofFormat1State),
  transitions: transitions.map(ofFormat1Transition),
})

/** Two charts with what both can say: what the older format does not hold is not a difference. */
export const withCommonDetail = (one: Chart, other: Chart): readonly [Chart, Chart] =>
  one.format === other.format ? [one, other] : [toFormat1(one), toFormat1(other)]
