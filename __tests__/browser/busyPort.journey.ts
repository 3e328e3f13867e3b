import { spawnSync } from 'node:child_process'
import { journeysPort } from '../../tools/shared/ports'
import { expect, test } from './support/visitor'

test('where journeys run already, the second run names the variable that changes the port', ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '')
  const { status, stdout, stderr } = spawnSync(
    'node_modules/.bin/playwright',
    ['test', '-c', '__tests__/browser/playwright.config.ts', '--reporter=line', 'busyPort'],
    { encoding: 'utf8', env: { ...process.env, [journeysPort.variable]: port } },
  )
  expect(status).toBe(1)
  expect(stdout + stderr).toContain(
    `El puerto ${port} ya está ocupado. Elige otro, por ejemplo: BOHEMIA_JOURNEYS_PORT=${Number(port) + 1}`,
  )
})
