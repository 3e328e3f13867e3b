import ELK, { type ElkExtendedEdge, type ElkNode, type ElkPoint } from 'elkjs'
import type { Chart } from '../../src/audit/chart/chart'
import type { Arrow, Box, ChartLayout, Point } from '../../src/audit/chart/layout'
import { measureArrowLabels, toArrowLabel } from '../../src/audit/chart/layout/arrowLabels'
import { lackingRoom, toStateBox } from '../../src/audit/chart/layout/stateBox'
import {
  elkGraph,
  furtherSuffix,
  startSuffix,
  type Direction,
  type HeadingRoom,
  type Placement,
} from './elkGraph'

const toPoint = ({ x, y }: ElkPoint): Point => ({ x: Math.round(x), y: Math.round(y) })

const toBox = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  ...toPoint({ x, y }),
  width: Math.round(width),
  height: Math.round(height),
})

const nodesOf = ({ children = [] }: ElkNode): ElkNode[] =>
  children.flatMap((child) => [child, ...nodesOf(child)])

const edgesOf = ({ edges = [], children = [] }: ElkNode): ElkExtendedEdge[] => [
  ...edges,
  ...children.flatMap(edgesOf),
]

const pointsOf = ({ sections = [] }: ElkExtendedEdge): Point[] =>
  sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .map(toPoint)

/** Most px of a drawing from top to bottom: a tablet's width. */
const mostWidth = { RIGHT: Infinity, DOWN: 760 }

/** Lays a chart out, narrower where it would be too wide. @throws Error when ELK cannot. */
export async function layOut(chart: Chart, direction: Direction): Promise<ChartLayout> {
  const layout = await layOutWith(chart, direction, new Map())
  const room = new Map(
    layout.states.flatMap((box) => {
      const state = chart.states.find(({ id }) => id === box.id)
      const lack = state && box.isCompound ? lackingRoom(state, box, layout.arrows) : 0
      return lack > 0 ? [[box.id, lack] as const] : []
    }),
  )
  return room.size === 0 ? layout : layOutWith(chart, direction, room)
}

async function layOutWith(chart: Chart, direction: Direction, room: HeadingRoom): Promise<ChartLayout> {
  const place = (placement: Placement) => new ELK().layout(elkGraph(chart, direction, placement, room))
  const readable = await place('NETWORK_SIMPLEX')
  const laid = toBox(readable).width > mostWidth[direction] ? await place('SIMPLE') : readable
  const sizes = new Map(measureArrowLabels(chart).map((label) => [label.id, label]))
  const transitionsOf = new Map(
    [...sizes.values()].flatMap(({ id, targets: [, ...others], transitions }) =>
      [id, ...others.map((target) => id + furtherSuffix(target))].map(
        (arrow) => [arrow, transitions] as const,
      ),
    ),
  )
  const nodes = nodesOf(laid)
  const isStart = ({ id }: ElkNode) => id.endsWith(startSuffix)

  const arrows = edgesOf(laid).map((edge): Arrow => {
    const transitions = transitionsOf.get(edge.id) ?? []
    return { transitions: transitions.map(({ id }) => id), points: pointsOf(edge) }
  })
  const labels = edgesOf(laid).flatMap(({ id, labels: [label] = [] }) => {
    const size = sizes.get(id)
    return size && label ? [toArrowLabel(size, toBox(label))] : []
  })
  const { width, height } = toBox(laid)
  return {
    width,
    height,
    states: nodes
      .filter((node) => !isStart(node))
      .map((node) => toStateBox(chart, node.id, toBox(node), Boolean(node.children?.length), arrows)),
    starts: nodes
      .filter(isStart)
      .map(toBox)
      .map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })),
    arrows,
    labels,
  }
}
