import { parse } from 'csv-parse/sync'
import { deriveChart } from '../../../src/audit/chart/deriveChart'
import { toCsv } from '../../../src/audit/chart/export/toCsv'
import { toDot } from '../../../src/audit/chart/export/toDot'
import { toMermaid } from '../../../src/audit/chart/export/toMermaid'
import { toOutline } from '../../../src/audit/chart/export/toOutline'
import { toXmlId } from '../../../src/audit/chart/export/scxmlNames'
import { toScxml } from '../../../src/audit/chart/export/toScxml'
import { toSvg } from '../../../src/audit/chart/export/toSvg'
import { formatStateId } from '../../../src/audit/chart/formatChart'
import type { Box } from '../../../src/audit/chart/layout'
import { readChart } from '../../../src/audit/lab/state/readChart'
import { layOut } from '../../../tools/chart/layout'
import { expectSome } from '../../support/expectSome'
import { foreignMachines } from './machines'

const meet = (one: Box, other: Box) =>
  Math.max(one.x, other.x) < Math.min(one.x + one.width, other.x + other.width) &&
  Math.max(one.y, other.y) < Math.min(one.y + one.height, other.y + other.height)

const sorted = (texts: Iterable<string>) => [...texts].sort()
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)

/** States with the root, and transitions, as counted by hand in the packages' code. */
const counts: Readonly<Record<string, readonly [states: number, transitions: number]>> = {
  connection: [8, 20],
  node: [4, 15],
  request: [7, 7],
  'remote viewport': [21, 23],
}

describe.each(Object.entries(foreignMachines))('%s', (name, machine) => {
  const chart = deriveChart(machine)
  const children = chart.states.slice(1)

  it('has a chart of all its states and transitions, which the machine knows by the same ids', () => {
    expect([chart.states.length, chart.transitions.length]).toEqual(counts[name])
    expect(idsOf(chart.states).map((id) => machine.getStateNodeById(id).id)).toEqual(idsOf(chart.states))
    expect(new Set(idsOf(chart.transitions)).size).toBe(chart.transitions.length)
    for (const { from, to } of expectSome(chart.transitions)) {
      expect(idsOf(chart.states)).toEqual(expect.arrayContaining([from, to]))
    }
  })

  it.each(['RIGHT', 'DOWN'] as const)(
    'is drawn whole, %s, no box or label over another',
    async (direction) => {
      const { states, arrows, labels, width, height } = await layOut(chart, direction)
      const transitions = sorted(idsOf(chart.transitions))
      expect(idsOf(states)).toEqual(expect.arrayContaining(idsOf(children)))
      expect(sorted(arrows.flatMap((arrow) => arrow.transitions))).toEqual(transitions)
      expect(sorted(labels.flatMap(({ rows }) => rows.map(({ transition }) => transition)))).toEqual(
        transitions,
      )

      const boxes: readonly Box[] = [...labels, ...states.filter(({ isCompound }) => !isCompound)]
      for (const box of expectSome(boxes)) {
        expect(expectSome(boxes).filter((other) => other !== box && meet(box, other))).toEqual([])
        const margins = [box.x, box.y, width - box.x - box.width, height - box.y - box.height]
        expect(Math.min(...margins)).toBeGreaterThanOrEqual(0)
      }
    },
  )

  it('is exported with every state and every transition', async () => {
    const svg = toSvg(chart, await layOut(chart, 'RIGHT'), {}, { theme: 'light' })
    const [mermaid, dot, outline] = [toMermaid(chart), toDot(chart), toOutline(chart)]
    const names = sorted(children.map((state) => state.name))
    // Where an arrow starts or ends at the root, a picture shows the root too.
    const found = (text: string, name: RegExp) =>
      sorted(
        [...text.matchAll(name)]
          .map(([, word = '']) => word)
          .filter((word) => word !== chart.states[0]?.name),
      )

    expect(found(mermaid, /^ *state "(.+)" as /gm)).toEqual(names)
    expect(found(dot, /^ *(?:"\S+" \[)?label="(.+?)"\]?$/gm)).toEqual(names)
    expect(found(svg, /class="chart-view__name[^>]*>([^<]+)</g)).toEqual(names)
    expect(found(outline, /^ *Estado ([^,.(]+?)(?: \(|,|\.|$)/gm)).toEqual(
      sorted(children.map(({ id }) => formatStateId(chart, id))),
    )
    expect(mermaid.match(/^ *\S+ --> \S+ : .+$/gm)).toHaveLength(chart.transitions.length)
    const rows: unknown = parse(toCsv(chart), { bom: true, columns: true, record_delimiter: '\r\n' })
    expect(rows).toMatchObject(
      chart.transitions.map(({ id, from, targets }) => ({ id, de: from, a: targets.join(' + ') })),
    )
    const scxml = toScxml(chart)
    for (const { id } of expectSome(children)) expect(scxml).toContain(` id="${toXmlId(id)}"`)
    expect(scxml.match(/<transition[ />]/g)).toHaveLength(chart.transitions.length)
    expect(readChart(JSON.stringify(chart))).toEqual(chart)
  })
})
