import type { Chart } from '../../../../src/audit/chart/chart'
import { sizes, stateDetails } from '../../../../src/audit/chart/labels'
import type { Arrow, ArrowLabel, Box, ChartLayout } from '../../../../src/audit/chart/layout'
import { headWidth } from '../../../../src/audit/chart/layout/stateSize'

type Named = Box & { readonly name: string }

const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const segmentsOf = ({ points }: Arrow): Box[] =>
  points.slice(1).map((end, index) => {
    const start = points[index] ?? end
    const [x, y] = [Math.min(start.x, end.x), Math.min(start.y, end.y)]
    return { x, y, width: Math.abs(end.x - start.x) + 1, height: Math.abs(end.y - start.y) + 1 }
  })

const isOwn = (arrow: Arrow, label: ArrowLabel) =>
  label.rows.some(({ transition }) => arrow.transitions.includes(transition))

/** The heading of a state that holds others, with the lines under it. */
const headingsOf = (chart: Chart, { states }: ChartLayout): Named[] =>
  states.flatMap(({ id, isCompound, nameX, y }) => {
    const state = chart.states.find((candidate) => candidate.id === id)
    if (!state || !isCompound) return []
    const height = 18 + stateDetails(state).length * sizes.line
    return [{ name: `heading of ${id}`, x: nameX, y: y + 10, width: headWidth(state), height }]
  })

const named = ({ rows }: ArrowLabel) => `label of ${rows.map(({ transition }) => transition).join(', ')}`

/** What of a drawing lies over something else, or outside the frame. */
export function misplaced(chart: Chart, layout: ChartLayout): string[] {
  const { states, arrows, width, height } = layout
  const leaves: Named[] = states
    .filter(({ isCompound }) => !isCompound)
    .map(({ id, ...box }) => ({ name: id, ...box }))
  const labels = layout.labels.map((label) => ({ name: named(label), label, ...label }))
  const boxes: Named[] = [...labels, ...leaves, ...headingsOf(chart, layout)]
  const overlaps = boxes.flatMap((box, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => meet(box, other))
      .map(({ name }) => `${box.name} meets ${name}`),
  )
  const outside = boxes
    .filter(({ x, y, ...box }) => x < 0 || y < 0 || x + box.width > width || y + box.height > height)
    .map(({ name }) => `${name} is outside`)
  // An arrow ends at the border of a state, never further inside.
  const inside = leaves.map((box) => ({
    ...box,
    x: box.x + 2,
    y: box.y + 2,
    width: box.width - 4,
    height: box.height - 4,
  }))
  const crossed = arrows.flatMap((arrow) => {
    const others = labels.filter(({ label }) => !isOwn(arrow, label))
    return segmentsOf(arrow).flatMap((segment) =>
      [...others, ...inside, ...headingsOf(chart, layout)]
        .filter((obstacle) => meet(segment, obstacle))
        .map(({ name }) => `arrow of ${arrow.transitions.join(', ') || 'a start'} crosses ${name}`),
    )
  })
  return [...overlaps, ...outside, ...crossed]
}

/** Ids of the transitions, each as often as it has targets. */
export const everyTransition = ({ transitions }: Chart): string[] =>
  transitions.flatMap(({ id, targets }) => (targets.length > 1 ? targets.map(() => id) : [id])).sort()
