import type { Chart } from '../../src/audit/chart/chart'
import { sizes, stateDetails } from '../../src/audit/chart/labels'
import type { Arrow, Box, StateBox } from '../../src/audit/chart/layout'
import { textWidth } from './textWidth'

const inset = 14
const step = 4

/** Do two boxes have a point in common? */
const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const segmentsOf = ({ points }: Arrow): Box[] =>
  points.slice(1).map((end, index) => {
    const start = points[index] ?? end
    return {
      x: Math.min(start.x, end.x),
      y: Math.min(start.y, end.y),
      width: Math.abs(end.x - start.x) || 1,
      height: Math.abs(end.y - start.y) || 1,
    }
  })

/** Left end of a text in a compound state's head, in px: the first place from the left where no arrow crosses it. */
function freeNameX(box: Box, width: number, height: number, arrows: readonly Arrow[]): number {
  const segments = arrows.flatMap(segmentsOf)
  const left = box.x + inset
  const places = Math.max(1, Math.floor((box.width - 2 * inset - width) / step) + 1)
  const isFree = (x: number) =>
    segments.every((segment) => !overlap(segment, { x: x - 6, y: box.y + 4, width: width + 12, height }))
  return Array.from({ length: places }, (_, index) => left + index * step).find(isFree) ?? left
}

/** A state's place with that of its name: a leaf's is centred, a compound's keeps clear of arrows. */
export function toStateBox(
  { states }: Chart,
  id: string,
  box: Box,
  isCompound: boolean,
  arrows: readonly Arrow[],
): StateBox {
  const state = states.find((candidate) => candidate.id === id)
  if (!state || !isCompound) return { id, ...box, isCompound, nameX: box.x + Math.round(box.width / 2) }
  const details = stateDetails(state)
  const width = Math.max(
    textWidth(state.name, sizes.name),
    ...details.map((line) => textWidth(line, sizes.detail)),
  )
  const height = sizes.head + details.length * sizes.line
  return { id, ...box, isCompound, nameX: freeNameX(box, width, height, arrows) }
}
