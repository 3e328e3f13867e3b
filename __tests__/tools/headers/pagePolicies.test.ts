import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { headersFromDisk } from '../../../tools/headers/headersFromDisk'
import { findInlineCode, isCoveredBy, sriHash } from '../../../tools/headers/inlineCode'
import { pagePolicies } from '../../../tools/headers/pagePolicies'
import { policyOverTls, securityOverTls } from './support/reviewedHeaders'

const script = (text: string) => `<script>${text}</script>`
const style = (text: string) => `<style>${text}</style>`
const font = 'b{src:url(data:font/woff2;base64,AA)}'
const long = 'a'.repeat(201)

const files = {
  'index.html': script('go()') + style('a{}'),
  'nosotros.html': style('a{}'),
  'own/page.html': script('own()'),
  'fonts.html': style(font),
  'odd%name.html': script('own()'),
  [`${long}.html`]: script('own()'),
  'script.js': script('own()'),
}
const quoted = (text: string) => `'${sriHash(text)}'`
const site = policyOverTls({ scripts: [quoted('go()')], styles: [quoted('a{}')], hasFonts: false })
const own = policyOverTls({ scripts: [quoted('own()')], styles: [], hasFonts: false })
const withFont = policyOverTls({ scripts: [], styles: [quoted(font)], hasFonts: true })

const folder = mkdtempSync(join(tmpdir(), 'bohemia-policies-'))
const write = (name: string, content: string, builtAt?: Date) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content)
  if (builtAt) utimesSync(join(folder, name), builtAt, builtAt)
}
beforeEach(() => Object.entries(files).forEach(([name, content]) => write(name, content)))
afterAll(() => rmSync(folder, { recursive: true }))

it('the site’s policy is its home’s, and only a page with other inline code is an exception', () => {
  expect(pagePolicies(folder)).toEqual({
    site,
    exceptions: {
      '/own/page.html': own,
      '/fonts.html': withFont,
      '/odd%name.html': own,
      [`/${long}.html`]: own,
    },
  })
})

const served = (path: string) => headersFromDisk(folder)(path, true)['Content-Security-Policy']

it.each(['/own/page', '/own/page/', '/own/page.html'])('%s is answered with its own policy', (path) =>
  expect(served(path)).toBe(own),
)

it.each([
  '/',
  '/nosotros',
  '/unknown',
  '/own',
  '/script.js',
  '/script.js/b',
  '/odd%name',
  '%/own/page',
  `/${long}`,
])('%s is answered with the site’s policy', (path) => expect(served(path)).toBe(site))

it('beside its policy an answer has the headers of every answer', () => {
  const byNodesNames = Object.entries(headersFromDisk(folder)('/own/page', true)).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ])
  expect(Object.fromEntries(byNodesNames)).toEqual({ ...securityOverTls(), 'content-security-policy': own })
})

it('without a home there is no policy, only the headers of every answer', () => {
  rmSync(join(folder, 'index.html'))
  const { 'content-security-policy': policy, ...others } = securityOverTls()
  expect(policy).toMatch(/^default-src /)
  expect(
    Object.keys(headersFromDisk(folder)('/own/page', true))
      .map((name) => name.toLowerCase())
      .sort(),
  ).toEqual(Object.keys(others).sort())
})

it('a page is read again when it has been built again, and only then', () => {
  const [first, second] = [new Date(2026, 0, 1), new Date(2026, 0, 2)]
  const answer = headersFromDisk(folder)
  const policy = () => answer('/fonts', true)['Content-Security-Policy']
  write('fonts.html', script('own()'), first)
  expect(policy()).toBe(own)
  write('fonts.html', style(font), first)
  expect(policy()).toBe(own)
  utimesSync(join(folder, 'fonts.html'), second, second)
  expect(policy()).toBe(withFont)
})

describe('a policy made for a page lets another work', () => {
  const known = findInlineCode(script('a') + script('b') + style('c') + style(font))
  const none = findInlineCode('')

  it.each(['', script('a'), script('a') + script('b'), style('c'), style(font)])('that carries %j', (html) =>
    expect(isCoveredBy(findInlineCode(html), known)).toBe(true),
  )

  it.each([script('a') + script('x'), script('c'), style('c') + style('x'), style('a')])(
    'but not %j',
    (html) => expect(isCoveredBy(findInlineCode(html), known)).toBe(false),
  )

  it('fonts as data addresses count by themselves', () => {
    expect(isCoveredBy({ ...none, hasFonts: true }, none)).toBe(false)
    expect(isCoveredBy({ ...none, hasFonts: true }, known)).toBe(true)
  })
})

it('a block of data is no code: it needs no hash', () => {
  const page =
    '<script type="application/json">{}</script><script src="/a.js"></script><style media="print">a{}</style>'
  expect(findInlineCode(page)).toEqual({ scripts: [], styles: [], hasFonts: false })
})
