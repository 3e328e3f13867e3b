import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs'
import type { Chart, ChartState } from '../../src/audit/chart/chart'
import { sizes, stateDetails } from '../../src/audit/chart/labels'
import { textWidth } from './textWidth'
import { levelIn, topLevel, type Level } from '../../src/audit/chart/hierarchy'
import { measureArrowLabels } from './arrowLabels'

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

const headRoom = (state: ChartState) => 40 + stateDetails(state).length * sizes.line

const ruleWidth = ({ rule }: ChartState) => (rule ? textWidth(rule, sizes.rule) + sizes.padding : 0)

/** Width in px that a state's own texts need; the rule stands at the right of a centred name. */
const textsWidth = (state: ChartState) =>
  Math.max(
    textWidth(state.name, sizes.name) + 2 * ruleWidth(state),
    ...stateDetails(state).map((line) => textWidth(line, sizes.detail)),
  )

function toElkNode(chart: Chart, state: ChartState): ElkNode {
  const width = Math.max(90, Math.ceil(textsWidth(state)) + 2 * 14)
  const inside = levelIn(chart, state)
  if (inside.states.length === 0) return { id: state.id, width, height: headRoom(state) }
  return {
    id: state.id,
    layoutOptions: {
      'elk.padding': `[top=${headRoom(state)},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},60)`,
    },
    children: levelNodes(chart, inside),
  }
}

const levelNodes = (chart: Chart, { start, states }: Level): ElkNode[] => [
  ...(start ? [{ id: start.of + startSuffix, width: 12, height: 12, layoutOptions: startOptions }] : []),
  ...states.map((state) => toElkNode(chart, state)),
]

const startOptions = { 'elk.layered.layering.layerConstraint': 'FIRST' }

const startArrows = (chart: Chart): ElkExtendedEdge[] =>
  chart.states.flatMap(({ id, initial }) => {
    const start = id + startSuffix
    return initial === null
      ? []
      : [{ id: start, sources: [start], targets: [initial], layoutOptions: shortFirst }]
  })

const shortFirst = { 'elk.layered.priority.shortness': '10', 'elk.layered.priority.straightness': '10' }

/** The chart in ELK's form: states as nodes, each arrow's transitions as one label in its middle. */
export function elkGraph(chart: Chart, direction: Direction, placement: Placement): ElkNode {
  const arrows = measureArrowLabels(chart).map(({ id, from, to, width, height }) => ({
    id,
    sources: [from],
    targets: [to],
    labels: [
      { id: `${id} label`, text: id, width, height, layoutOptions: { 'elk.edgeLabels.inline': 'true' } },
    ],
  }))
  return {
    id: 'chart',
    layoutOptions: elkOptions(direction, placement),
    children: levelNodes(chart, topLevel(chart)),
    edges: [...startArrows(chart), ...arrows],
  }
}
