import { chartTransitions, type ChartTransition } from './transitions'

/** A label on an arrow: all transitions between the same two states, a row each. */
export interface Pill {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly rows: readonly { readonly transition: ChartTransition; readonly lines: readonly string[] }[]
  readonly width: number
  readonly height: number
}

export const headHeight = 20
export const lineHeight = 14

/** Width in px of a text in a 12 px sans serif, estimated: the browser that draws it is not here to ask. */
export const textWidth = (text: string, size = 12) => text.length * size * 0.58

const linesOf = ({ guard, effects }: ChartTransition) =>
  [guard && `[${guard}]`, effects.length > 0 && `/ ${effects.join(', ')}`].filter(
    (line) => line !== false && line,
  )

export const rowHeight = (lines: readonly string[]) => headHeight + lines.length * lineHeight

export function pills(): Pill[] {
  const groups = new Map<string, ChartTransition[]>()
  for (const transition of chartTransitions()) {
    const id = `${transition.from} → ${transition.to}`
    groups.set(id, [...(groups.get(id) ?? []), transition])
  }

  return [...groups].map(([id, transitions]) => {
    const rows = transitions.map((transition) => ({ transition, lines: linesOf(transition) as string[] }))
    const widths = rows.flatMap(({ transition: { event, rule }, lines }) => [
      textWidth(`${event}    ${rule}`) + 18,
      ...lines.map((line) => textWidth(line, 11) + 18),
    ])
    const { from, to } = transitions[0] as ChartTransition
    return {
      id,
      from,
      to,
      rows,
      width: Math.ceil(Math.max(...widths)),
      height: rows.reduce((height, { lines }) => height + rowHeight(lines), 4),
    }
  })
}
