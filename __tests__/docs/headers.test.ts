import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { securityHeaders } from '../../tools/headers/securityHeaders'

const hosting = readFileSync(join(__dirname, '../../docs/hosting.md'), 'utf8')

it.each(Object.keys(securityHeaders(true)))('docs/hosting.md gives the reason of %s', (header) => {
  const rows = hosting.split('\n').filter((line) => line.startsWith('| `'))
  expect(rows.filter((row) => row.toLowerCase().includes(`\`${header.toLowerCase()}\``))).toHaveLength(1)
})
