import type { ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs'
import { shortName } from './layout'
import { headHeight, lineHeight, rowHeight, type Pill } from './pills'

const ink = '#1b1226'
const soft = '#655b72'
const cochineal = '#8e0e33'

const escape = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const isExtension = (rule: string) => rule.startsWith('X')

const all = <Item>(node: ElkNode, pick: (node: ElkNode) => Item[] | undefined): Item[] => [
  ...(pick(node) ?? []),
  ...(node.children ?? []).flatMap((child) => all(child, pick)),
]

function drawState({ id, x = 0, y = 0, width = 0, height = 0, children }: ElkNode) {
  if (id.endsWith(' start'))
    return `<circle cx="${x + width / 2}" cy="${y + height / 2}" r="6" fill="${ink}"/>`
  const isCompound = (children ?? []).length > 0
  const fill = isCompound ? '#eaebe2' : '#fff'
  const place = isCompound ? `x="${x + 16}"` : `x="${x + width / 2}" text-anchor="middle"`
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="${fill}" stroke="${ink}"/>
<text ${place} y="${y + 25}" font-size="14" font-weight="700">${escape(shortName(id))}</text>`
}

const path = (points: readonly ElkPoint[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')

function drawArrow(edge: ElkExtendedEdge, pill: Pill | undefined) {
  const isOurs = pill?.rows.every(({ transition }) => isExtension(transition.rule)) ?? false
  const style = isOurs ? `stroke="${cochineal}" stroke-dasharray="5 4"` : `stroke="${ink}"`
  return (edge.sections ?? [])
    .map(({ startPoint, bendPoints = [], endPoint }) => path([startPoint, ...bendPoints, endPoint]))
    .map((line) => `<path d="${line}" fill="none" ${style} stroke-width="1.3" marker-end="url(#tip)"/>`)
    .join('')
}

function drawPill({ rows, width, height }: Pill, x: number, y: number) {
  let top = y + 2
  const texts = rows.map(({ transition: { event, rule }, lines }) => {
    const head = top + 14
    top += rowHeight(lines)
    const colour = isExtension(rule) ? cochineal : ink
    const details = lines.map(
      (line, index) =>
        `<text x="${x + 9}" y="${head + headHeight - 6 + index * lineHeight}" font-size="11" fill="${soft}">${escape(line)}</text>`,
    )
    return `<text x="${x + 9}" y="${head}" font-size="12" font-weight="600" fill="${colour}">${escape(event)}</text>
<text x="${x + width - 8}" y="${head}" font-size="10" text-anchor="end" fill="${soft}">${rule}</text>${details.join('')}`
  })
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="#fff" stroke="${soft}"/>${texts.join('')}`
}

/** The chart as one picture; ours (X) dashed and in cochineal, the specification's (R) in ink. */
export function drawSvg(layout: ElkNode, pills: readonly Pill[]): string {
  const pillOf = (id: string) => pills.find((pill) => pill.id === id)
  const arrows = all(layout, ({ edges }) => edges)
  const labels = arrows.flatMap(({ id, labels: [label] = [] }) => {
    const pill = pillOf(id)
    return pill && label ? [drawPill(pill, label.x ?? 0, label.y ?? 0)] : []
  })
  const width = Math.ceil(layout.width ?? 0)
  const height = Math.ceil(layout.height ?? 0)

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Archivo, Helvetica, Arial, sans-serif" fill="${ink}" role="img" aria-label="Diagrama de estados de la puerta de edad">
<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 1 10 5 0 9z"/></marker></defs>
<rect width="100%" height="100%" fill="#f4f5ef"/>
${all(layout, ({ children }) => children)
  .map(drawState)
  .join('\n')}
${arrows.map((arrow) => drawArrow(arrow, pillOf(arrow.id))).join('\n')}
${labels.join('\n')}
</svg>
`
}
