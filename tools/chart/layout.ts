import ELK, { type ElkExtendedEdge, type ElkNode, type ElkPoint } from 'elkjs'
import type { Chart } from '../../src/audit/chart/chart'
import { rowHeight } from '../../src/audit/chart/labels'
import type { Arrow, Box, ChartLayout, ArrowLabel, Point } from '../../src/audit/chart/layout'
import { elkGraph, startSuffix, type Direction, type Placement } from './elkGraph'
import { measureArrowLabels, type ArrowLabelSize } from './arrowLabels'
import { toStateBox } from './stateBox'

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

function toArrowLabel({ transitions }: ArrowLabelSize, box: Box): ArrowLabel {
  const heights = transitions.map(rowHeight)
  const above = (index: number) => heights.slice(0, index).reduce((sum, height) => sum + height, 0)
  return {
    ...box,
    rows: transitions.map((transition, index) => ({
      transition: transition.id,
      y: box.y + above(index),
      height: rowHeight(transition),
    })),
  }
}

/** Most px of a drawing from top to bottom: a tablet's width. */
const mostWidth = { RIGHT: Infinity, DOWN: 760 }

/** Lays a chart out, narrower where it would be too wide. @throws Error when ELK cannot. */
export async function layOut(chart: Chart, direction: Direction): Promise<ChartLayout> {
  const layOutWith = (placement: Placement) => new ELK().layout(elkGraph(chart, direction, placement))
  const readable = await layOutWith('NETWORK_SIMPLEX')
  const laid = toBox(readable).width > mostWidth[direction] ? await layOutWith('SIMPLE') : readable
  const sizes = new Map(measureArrowLabels(chart).map((label) => [label.id, label]))
  const nodes = nodesOf(laid)
  const isStart = ({ id }: ElkNode) => id.endsWith(startSuffix)

  const arrows = edgesOf(laid).map((edge): Arrow => {
    const { transitions = [] } = sizes.get(edge.id) ?? {}
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
