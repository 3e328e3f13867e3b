import { spawnSync } from 'node:child_process'
import {
  strictTransport,
  strictTransportHeader,
  strictTransportNote,
} from '../../../tools/headers/strictTransport'

test('Strict-Transport-Security covers the site’s own name, and subdomains only where the owner opts in', () => {
  expect(strictTransport).toBe('own name')
  expect(strictTransportHeader('own name')).toBe('max-age=63072000')
  expect(strictTransportHeader('with subdomains')).toBe('max-age=63072000; includeSubDomains')
})

// hstspreload.org: a year at least, with the subdomains.
test('the preload header is what the browsers’ preload list requires', () => {
  const header = strictTransportHeader('with subdomains, preload')
  expect(header).toBe('max-age=63072000; includeSubDomains; preload')
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
