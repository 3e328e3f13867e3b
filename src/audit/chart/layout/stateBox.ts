import type { Chart, ChartState } from '../chart'
import { sizes, stateDetails } from '../labels'
import type { Arrow, Box, StateBox } from '../layout'
import { headWidth } from './stateSize'

const inset = 14
const step = 4
const gap = 6

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

interface Heading {
  readonly width: number
  readonly height: number
}

const headingOf = (state: ChartState): Heading => ({
  width: headWidth(state),
  height: sizes.head + stateDetails(state).length * sizes.line,
})

const crossesAt = (segment: Box, x: number, { y }: Box, { width, height }: Heading) =>
  overlap(segment, { x: x - gap, y: y + 4, width: width + 2 * gap, height })

/** Left end in px of a heading in a box: the first place from the left where no arrow crosses it; null where there is none. */
function freeHeadingX(box: Box, heading: Heading, arrows: readonly Arrow[]): number | null {
  const segments = arrows.flatMap(segmentsOf)
  const places = Math.max(1, Math.floor((box.width - 2 * inset - heading.width) / step) + 1)
  const isFree = (x: number) => segments.every((segment) => !crossesAt(segment, x, box, heading))
  return Array.from({ length: places }, (_, index) => box.x + inset + index * step).find(isFree) ?? null
}

/** By how many px the arrows in a compound state must move right to leave its heading free; 0 where they do. */
export function lackingRoom(state: ChartState, box: Box, arrows: readonly Arrow[]): number {
  const heading = headingOf(state)
  if (freeHeadingX(box, heading, arrows) !== null) return 0
  const crossing = arrows
    .flatMap(segmentsOf)
    .filter((segment) => crossesAt(segment, box.x + inset, box, heading))
  return Math.ceil(box.x + inset + heading.width + 2 * gap - Math.min(...crossing.map(({ x }) => x)))
}

/** A state's place with that of its heading: a leaf's is centred, a compound's keeps clear of arrows. */
export function toStateBox(
  { states }: Chart,
  id: string,
  box: Box,
  isCompound: boolean,
  arrows: readonly Arrow[],
): StateBox {
  const state = states.find((candidate) => candidate.id === id)
  if (!state || !isCompound) return { id, ...box, isCompound, nameX: box.x + Math.round(box.width / 2) }
  const nameX = freeHeadingX(box, headingOf(state), arrows) ?? box.x + inset
  return { id, ...box, isCompound, nameX }
}
