import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs'
import type { DirectedGraphNode } from 'xstate/graph'
import { pills, textWidth } from './pills'
import { chart } from './transitions'

export const shortName = (id: string) => id.slice(id.lastIndexOf('.') + 1)
const startOf = (id: string) => `${id} start`

const first = { 'elk.layered.layering.layerConstraint': 'FIRST' }

function toElkNode(node: DirectedGraphNode): ElkNode {
  const width = Math.max(96, textWidth(shortName(node.id), 14) + 40)
  if (node.children.length === 0) return { id: node.id, width, height: 40 }
  return {
    id: node.id,
    layoutOptions: { 'elk.padding': '[top=44,left=22,bottom=22,right=22]' },
    children: [
      { id: startOf(node.id), width: 12, height: 12, layoutOptions: first },
      ...node.children.map(toElkNode),
    ],
  }
}

function startArrows(node: DirectedGraphNode): ElkExtendedEdge[] {
  const initial = node.stateNode.initial?.target[0]
  const own = initial ? [{ id: startOf(node.id), sources: [startOf(node.id)], targets: [initial.id] }] : []
  return [...own, ...node.children.flatMap(startArrows)]
}

/** Where every state, arrow and label of the gate's chart lies, in px from the upper left corner. */
export function layOut(): Promise<ElkNode> {
  const root = toElkNode(chart())
  const arrows = pills().map(({ id, from, to, width, height }) => ({
    id,
    sources: [from],
    targets: [to],
    labels: [
      { id: `${id} label`, text: id, width, height, layoutOptions: { 'elk.edgeLabels.inline': 'true' } },
    ],
  }))

  return new ELK().layout({
    id: 'chart',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'RIGHT',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'MEDIAN_LAYER',
      'elk.layered.spacing.nodeNodeBetweenLayers': '34',
      'elk.spacing.nodeNode': '26',
      'elk.spacing.edgeNode': '20',
      'elk.spacing.edgeEdge': '14',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
    },
    children: root.children ?? [],
    edges: [...startArrows(chart()), ...arrows],
  })
}
