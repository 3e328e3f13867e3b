import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs'
import type { Chart, ChartState } from '../../src/audit/chart/chart'
import { levelIn, topLevel, type Level } from '../../src/audit/chart/hierarchy'
import { measureArrowLabels } from '../../src/audit/chart/layout/arrowLabels'
import { headRoom, widthOfState } from '../../src/audit/chart/layout/stateSize'

export type Direction = 'RIGHT' | 'DOWN'

/** How ELK places states beside each other: the first is easier to read, the second narrower. */
export type Placement = 'NETWORK_SIMPLEX' | 'SIMPLE'

/** How ELK lays charts out; distances in px. */
const elkOptions = (direction: Direction, placement: Placement): LayoutOptions => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'MEDIAN_LAYER',
  'elk.layered.nodePlacement.strategy': placement,
  'elk.layered.spacing.nodeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.nodeNode': '14',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.padding': '[top=12,left=8,bottom=12,right=8]',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
})

export const startSuffix = ' start'

/** Ends the ids of the arrows to the targets after the first. */
export const furtherSuffix = (target: string) => ` also to ${target}`

/** More px at the left of a compound state's inside, by its id. */
export type HeadingRoom = ReadonlyMap<string, number>

function toElkNode(chart: Chart, state: ChartState, room: HeadingRoom): ElkNode {
  const inside = levelIn(chart, state)
  if (inside.states.length === 0) return { id: state.id, width: widthOfState(state), height: headRoom(state) }
  return {
    id: state.id,
    layoutOptions: {
      'elk.padding': `[top=${headRoom(state)},left=${16 + (room.get(state.id) ?? 0)},bottom=16,right=16]`,
    },
    children: levelNodes(chart, inside, room),
  }
}

const levelNodes = (chart: Chart, { start, states }: Level, room: HeadingRoom): ElkNode[] => [
  ...(start ? [{ id: start.of + startSuffix, width: 12, height: 12, layoutOptions: startOptions }] : []),
  ...states.map((state) => toElkNode(chart, state, room)),
]

const startOptions = { 'elk.layered.layering.layerConstraint': 'FIRST' }

/** From the dot to the state entered first; from a history state to the one entered while nothing is remembered. */
const startArrows = (chart: Chart): ElkExtendedEdge[] =>
  chart.states.flatMap(({ id, initial, type }) => {
    if (initial === null) return []
    const start = id + startSuffix
    const source = type.endsWith('history') ? id : start
    return [{ id: start, sources: [source], targets: [initial], layoutOptions: shortFirst }]
  })

const shortFirst = { 'elk.layered.priority.shortness': '10', 'elk.layered.priority.straightness': '10' }

const labelNode = (id: string, { width, height }: { width: number; height: number }) => ({
  id: `${id} label`,
  text: id,
  width,
  height,
  layoutOptions: { 'elk.edgeLabels.inline': 'true' },
})

/** The chart in ELK's form: states as nodes, each arrow's transitions as one label in its middle. */
export function elkGraph(
  chart: Chart,
  direction: Direction,
  placement: Placement,
  room: HeadingRoom,
): ElkNode {
  const arrows = measureArrowLabels(chart).flatMap(({ id, from, targets: [first, ...others], ...size }) => [
    { id, sources: [from], targets: [first], labels: [labelNode(id, size)] },
    ...others.map((target) => ({ id: id + furtherSuffix(target), sources: [from], targets: [target] })),
  ])
  return {
    id: 'chart',
    layoutOptions: elkOptions(direction, placement),
    children: levelNodes(chart, topLevel(chart), room),
    edges: [...startArrows(chart), ...arrows],
  }
}
