import { spawnSync } from 'node:child_process'
import {
  strictTransport,
  strictTransportHeader,
  strictTransportNote,
} from '../../../tools/headers/strictTransport'

test('Strict-Transport-Security covers the site’s own name, and subdomains only where the owner opts in', () => {
  const ownName = strictTransportHeader('own name')
  expect(ownName).not.toContain('includeSubDomains')
  expect(strictTransportHeader('with subdomains')).toBe(`${ownName}; includeSubDomains`)
})

// hstspreload.org: a year at least, with the subdomains.
test('the preload header is what the browsers’ preload list requires', () => {
  const header = strictTransportHeader('with subdomains, preload')
  expect(header).toMatch(/^max-age=\d+; includeSubDomains; preload$/)
  expect(Number(/max-age=(\d+)/.exec(header)?.[1])).toBeGreaterThanOrEqual(31_536_000)
})

test('the launch check says how far it reaches', () => {
  const { stdout } = spawnSync(
    process.execPath,
    ['-r', 'esbuild-register', 'tools/launch-check/launchCheck.ts'],
    {
      encoding: 'utf8',
    },
  )
  expect(stdout).toContain(`strictTransport.ts): ${strictTransportNote[strictTransport]}`)
})
