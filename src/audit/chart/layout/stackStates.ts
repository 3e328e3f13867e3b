import type { Chart, ChartState } from '../chart'
import { childrenOf, levelIn, topLevel, type Level } from '../hierarchy'
import type { Box, Point } from '../layout'
import { headRoom, widthOfState } from './stateSize'

export const margin = 12
const inset = 16
const gutter = 20
const gap = 16
const portDistance = 12

export interface PlacedState extends Box {
  readonly state: ChartState
  readonly isCompound: boolean
  /** Height of the part that is its own: of a compound state its head, else all. */
  readonly ownHeight: number
}

export interface StartArrow {
  readonly dot: Point
  /** Id of the state that it leads to. */
  readonly to: string
}

export interface Stack {
  readonly states: readonly PlacedState[]
  readonly starts: readonly StartArrow[]
  readonly width: number
  readonly height: number
}

const shift = ({ states, starts, ...size }: Stack, x: number, y: number): Stack => ({
  ...size,
  states: states.map((placed) => ({ ...placed, x: placed.x + x, y: placed.y + y })),
  starts: starts.map(({ dot, to }) => ({ to, dot: { x: dot.x + x, y: dot.y + y } })),
})

/** One below the other, the dot of the first entered in a gutter at the left. */
function stackLevel(chart: Chart, { start, states }: Level, portsOf: (id: string) => number): Stack {
  const left = start ? gutter : 0
  let bottom = start ? 20 : 0
  const stacks = states.map((state) => {
    const stack = shift(stackState(chart, state, portsOf), left, bottom)
    bottom += stack.height + gap
    return stack
  })
  return {
    states: stacks.flatMap((stack) => stack.states),
    starts: [
      ...(start ? [{ dot: { x: 6, y: 6 }, to: start.to }] : []),
      ...stacks.flatMap((stack) => stack.starts),
    ],
    width: left + Math.max(0, ...stacks.map(({ width }) => width)),
    height: Math.max(0, bottom - gap),
  }
}

function stackState(chart: Chart, state: ChartState, portsOf: (id: string) => number): Stack {
  const ownHeight = Math.max(headRoom(state), (portsOf(state.id) + 1) * portDistance)
  const isCompound = childrenOf(chart, state.id).length > 0
  const inside = shift(stackLevel(chart, levelIn(chart, state), portsOf), inset, ownHeight)
  const width = Math.max(widthOfState(state), isCompound ? inside.width + 2 * inset : 0)
  const height = ownHeight + (isCompound ? inside.height + inset : 0)
  return {
    states: [{ state, isCompound, ownHeight, x: 0, y: 0, width, height }, ...inside.states],
    starts: inside.starts,
    width,
    height,
  }
}

/** All states of a chart, one below the other; each so high that `portsOf` it arrows end at its right side, in px. */
export const stackStates = (chart: Chart, portsOf: (id: string) => number): Stack =>
  shift(stackLevel(chart, topLevel(chart), portsOf), margin, margin)
