import { strictTransportHeader, strictTransportNote } from '../../../tools/headers/strictTransport'
import { expectSome } from '../../support/expectSome'

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

test('each reach has a note of its own, a sentence that ends', () => {
  const notes = Object.values(strictTransportNote)
  expect(new Set(notes).size).toBe(3)
  for (const note of expectSome(notes)) expect(note).toMatch(/^[a-z].{40,}\.$/)
})
