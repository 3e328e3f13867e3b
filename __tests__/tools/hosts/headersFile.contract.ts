import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  revalidate,
  cacheControlFor,
  immutable,
  policyOverTls,
  securityOverTls,
} from '../headers/support/reviewedHeaders'
import { headersFile } from '../../../tools/hosts/headersFile'
import { dist, publicFiles } from './support/built'
import { asCloudflare, asNetlify, readRules } from './support/headersFile'
import { securityOf } from './support/securityOf'
import { expectSome } from '../../support/expectSome'

const text = readFileSync(join(dist, '_headers'), 'utf8')

/** A site whose report carries a style of its own. */
const withException = {
  site: policyOverTls(),
  exceptions: { '/auditoria/informe.html': "style-src 'sha256-x'" },
}

// By their documents: 100 rules and 2000 characters a line.
test('the file keeps within Cloudflare’s limits, and has one star at most in an address', () => {
  const rules = readRules(text)
  expect(rules.length).toBeGreaterThan(2)
  expect(rules.length).toBeLessThanOrEqual(100)
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000)
  for (const { path } of rules) expect(path.match(/\*/g)?.length ?? 0).toBeLessThanOrEqual(1)
})

test('every rule is for files that are there', () => {
  const paths = publicFiles().flatMap((file) => [`/${file}`, `/${file.replace(/\.html$/, '')}`])
  const idle = readRules(text).filter(
    (rule) => !paths.some((path) => Object.keys(asNetlify([rule], path)).length),
  )
  expect(idle.map(({ path }) => path)).toEqual([])
})

test('every line is an address, a comment, a header or, for Cloudflare, a header to take away', () => {
  for (const line of expectSome(text.trim().split('\n')))
    expect(line).toMatch(/^(\/\S*|#.*|  [\w-]+: \S.*|  ! [\w-]+)$/)
})

describe.each([
  ['Cloudflare', asCloudflare],
  ['Netlify', asNetlify],
] as const)('%s', (_name, read) => {
  test('gives each file, page and unknown address the headers that the servers send', () => {
    const rules = readRules(text)
    const paths = ['/', '/nosotros', '/nosotros/', '/no-existe', ...publicFiles().map((file) => `/${file}`)]
    for (const path of paths) {
      // Where no rule matches, both hosts send `public, max-age=0, must-revalidate`.
      const { 'cache-control': cache = revalidate, ...found } = read(rules, path)
      expect([path, found]).toEqual([path, securityOf(path)])
      expect([path, cache]).toEqual([path, cacheControlFor(path)])
    }
    expect(read(rules, '/assets/a.js')['cache-control']).toBe(immutable)
  })

  test('gives a page of its own kind its own policy alone, with and without its ending', () => {
    const rules = readRules(headersFile(withException))
    for (const path of ['/auditoria/informe.html', '/auditoria/informe'])
      expect(read(rules, path)).toEqual({
        ...securityOverTls(),
        'content-security-policy': "style-src 'sha256-x'",
      })
    for (const path of ['/auditoria', '/auditoria/informe.pdf', '/auditoria/informe-2'])
      expect(read(rules, path)).toEqual(securityOverTls())
  })
})
