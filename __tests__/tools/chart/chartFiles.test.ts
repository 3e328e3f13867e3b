import { readFileSync } from 'node:fs'
import { gateChart } from '../../../src/audit/gate/gateChart'
import { chartFiles } from '../../../tools/chart/chartFiles'
import { withTables } from '../../../tools/chart/gateTables'

// Laying out the chart is slow on a busy machine.
const committed = (path: string) => {
  const text = readFileSync(path, 'utf8')
  return path.endsWith('.json') ? (JSON.parse(text) as unknown) : text
}

it.each([
  'src/audit/gate/chart.json',
  'src/audit/gate/layout.wide.json',
  'src/audit/gate/layout.tall.json',
  'src/audit/chart/chartStyle.json',
  'src/features/gate/gate.svg',
  'docs/gate.md',
])('%s shows the machine as it is: else `npm run chart`', async (path) => {
  const file = (await chartFiles()).find((candidate) => candidate.path === path)
  const content = file?.content ?? ''
  expect(committed(path)).toEqual(path.endsWith('.json') ? JSON.parse(content) : content)
})

it('a page without the markers of a table is refused', () => {
  expect(() => withTables('# The age gate', gateChart)).toThrow('docs/gate.md: <!-- rules -->')
})
