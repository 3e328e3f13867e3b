import { readFileSync } from 'node:fs'
import { deriveChart } from '../../../../src/audit/chart/deriveChart'
import { toMermaid } from '../../../../src/audit/chart/export/toMermaid'
import { endsOf } from '../../../../src/audit/chart/hierarchy'
import { deriveGateChart } from '../../../../src/audit/gate/deriveGateChart'
import { lamp } from './support/lamp'

interface Database {
  readonly nodes: readonly { readonly id: string; readonly label: string; readonly parentId?: string }[]
  readonly edges: readonly { readonly start: string; readonly end: string; readonly label: string }[]
}

declare global {
  interface Window {
    mermaid: {
      parse(text: string): Promise<unknown>
      mermaidAPI: { getDiagramFromText(text: string): Promise<{ db: Database }> }
    }
  }
}

// Mermaid is a package of ES modules, which Jest cannot load, and a script for pages, which a page can.
beforeAll(() => {
  const script = document.createElement('script')
  script.textContent = readFileSync(require.resolve('mermaid/dist/mermaid.min.js'), 'utf8')
  document.head.append(script)
})

async function readMermaid(text: string): Promise<Database> {
  // Only this makes its kinds of diagram known.
  await window.mermaid.parse(text)
  return (await window.mermaid.mermaidAPI.getDiagramFromText(text)).db
}

const idOf = (id: string) => id.replace(/\W/g, '_')
const sorted = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(' ')).sort()

it.each([
  ['the gate', deriveGateChart()],
  ['a machine of all kinds of states and transitions', deriveChart(lamp)],
])('%s: Mermaid reads the same states inside the same states, and the same transitions', async (_, chart) => {
  const { nodes, edges } = await readMermaid(toMermaid(chart))
  const isStart = (id: string) => id.endsWith('_start')
  const root = chart.states[0]?.id
  const isShown = nodes.some(({ id }) => id === root)
  const states = chart.states.filter(({ id }) => isShown || id !== root)
  const seen = nodes
    .filter(({ id }) => !isStart(id))
    .map(({ id, label, parentId = '' }) => [id, label, parentId])

  expect(sorted(seen)).toEqual(
    sorted(
      states.map(({ id, name, parent }) => [
        idOf(id),
        name,
        parent && (isShown || parent !== root) ? idOf(parent) : '',
      ]),
    ),
  )
  expect(sorted(edges.filter(({ start }) => !isStart(start)).map(({ start, end }) => [start, end]))).toEqual(
    sorted(
      chart.transitions.flatMap((transition) =>
        endsOf(transition).map((end) => [idOf(transition.from), idOf(end)]),
      ),
    ),
  )
})

it('Mermaid reads the event, guard, effects and rule of a transition', async () => {
  const { edges } = await readMermaid(toMermaid(deriveGateChart()))
  expect(edges.map(({ label }) => label)).toEqual(
    expect.arrayContaining([
      'readStatus terminado [localIsForeign] / removeStatus local R3',
      'tras 50 ms rejectionPulse R10',
    ]),
  )
})

it('Mermaid refuses what is no diagram', async () => {
  await expect(readMermaid('stateDiagram-v2\n  a -->\n')).rejects.toThrow('Parse error')
})
