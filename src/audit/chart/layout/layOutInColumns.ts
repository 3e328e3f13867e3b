import type { Chart } from '../chart'
import type { Arrow, ChartLayout, Point } from '../layout'
import { measureArrowLabels, toArrowLabel, type ArrowLabelSize } from './arrowLabels'
import { margin, stackStates, type PlacedState, type StartArrow } from './stackStates'
import { toStateBox } from './stateBox'

const laneDistance = 10
const labelGap = 12
const besideLanes = 18
/** How far a line goes on under its label. */
const underLabel = 6

// Lines from states and lines from labels are 2 px apart at least: they never lie on each other.
const toStateLine = (y: number) => 4 * Math.round(y / 4)
const toLabelLine = (y: number) => 4 * Math.round(y / 4) + 2

/** Gives the next place each time, `distance` px apart. */
function createCounter(start: number, distance: number) {
  let next = start
  return () => {
    next += distance
    return next
  }
}

/** History states lead, without an event, to what they enter while they remember nothing. */
const historyArrows = ({ states }: Chart) =>
  states.flatMap(({ id, type, initial }) =>
    type.endsWith('history') && initial !== null ? [[id, initial] as const] : [],
  )

const startPoints = ({ dot, to }: StartArrow, placed: ReadonlyMap<string, PlacedState>): Point[] => {
  const end = placed.get(to)
  if (!end) return []
  const y = end.y + Math.round(end.ownHeight / 2)
  return [dot, { x: dot.x, y }, { x: end.x, y }]
}

/**
 * Lays a chart out in three columns: states one below the other, lanes for the arrows, labels. Plainer than the
 * committed layouts, at once and in any runtime: for charts that are known only on the spot. Nothing lies over
 * anything else, by construction: each arrow has lanes and ends of its own. Arrows of unknown states are left out.
 */
export function layOutInColumns(chart: Chart): ChartLayout {
  const known = new Set(chart.states.map(({ id }) => id))
  const labels = measureArrowLabels(chart).filter(({ from, targets }) =>
    [from, ...targets].every((id) => known.has(id)),
  )
  const direct = historyArrows(chart).filter(([, to]) => known.has(to))
  const ends = [...labels.flatMap(({ from, targets }) => [from, ...targets]), ...direct.flat()]
  const stack = stackStates(chart, (id) => ends.filter((end) => end === id).length)
  const placed = new Map(stack.states.map((box) => [box.state.id, box]))

  const statesEnd = margin + stack.width
  const nextLane = createCounter(statesEnd + besideLanes - laneDistance, laneDistance)
  const labelX = statesEnd + besideLanes + ends.length * laneDistance + besideLanes
  const nextPort = new Map(
    stack.states.map(({ state, y, ownHeight }) => {
      const distance = ownHeight / (ends.filter((end) => end === state.id).length + 1)
      return [state.id, createCounter(y, distance)] as const
    }),
  )
  const port = (id: string): Point => {
    const { x = 0, width = 0 } = placed.get(id) ?? {}
    return { x: x + width, y: toStateLine(nextPort.get(id)?.() ?? 0) }
  }
  /** From a state to its lane and along it to a height. */
  const leg = (id: string, y: number, lane = nextLane()): Point[] => {
    const start = port(id)
    return [start, { x: lane, y: start.y }, { x: lane, y }]
  }

  let labelY = margin
  const drawn = labels.map((label) => {
    const box = { x: labelX, y: labelY, width: label.width, height: label.height }
    labelY += label.height + labelGap
    return { label: toArrowLabel(label, box), arrows: labelArrows(label, box, leg) }
  })
  const arrows: Arrow[] = [
    ...stack.starts.map((start) => ({ transitions: [], points: startPoints(start, placed) })),
    ...direct.map(([from, to]) => {
      const end = port(to)
      const start = leg(from, end.y)
      return { transitions: [], points: [...start, end] }
    }),
    ...drawn.flatMap((one) => one.arrows),
  ].filter(({ points }) => points.length > 0)

  return {
    width: labelX + Math.max(0, ...labels.map(({ width }) => width)) + margin,
    height: Math.max(stack.height + 2 * margin, labelY - labelGap + margin),
    states: stack.states.map(({ state, isCompound, x, y, width, height }) =>
      toStateBox(chart, state.id, { x, y, width, height }, isCompound, arrows),
    ),
    starts: stack.starts.map(({ dot }) => dot),
    arrows,
    labels: drawn.map(({ label }) => label),
  }
}

/** From the state to the label, and from the label to each target. */
function labelArrows(
  { from, targets, transitions }: ArrowLabelSize,
  { x, y, height }: { x: number; y: number; height: number },
  leg: (id: string, y: number) => Point[],
): Arrow[] {
  const ids = transitions.map(({ id }) => id)
  const lineAt = (index: number) => toLabelLine(y + ((index + 1) * height) / (targets.length + 2))
  const inside = x + underLabel
  const first = lineAt(0)
  const there = [...leg(from, first), { x: inside, y: first }]
  return targets.map((target, index) => {
    const line = lineAt(index + 1)
    const back = [{ x: inside, y: line }, ...leg(target, line).reverse()]
    return { transitions: ids, points: index === 0 ? [...there, ...back] : back }
  })
}
