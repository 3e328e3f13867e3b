import { createHash } from 'node:crypto'
import { contentSecurityPolicy } from '../../../tools/headers/contentSecurityPolicy'
import { findInlineCode } from '../../../tools/headers/inlineCode'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const rule = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `))
const policyOf = (page: string) => contentSecurityPolicy(findInlineCode(page), true)

const html =
  '<style>a{color:red}</style><script type="application/json" id="x">{}</script><script>go()</script><script defer src="/a.js"></script>'

// The whole policy is written out in support/reviewedHeaders.ts; here is what follows from the page.

it('lets the page run its own files and the inline code it carries, and nothing else', () => {
  const policy = policyOf(html)
  expect(rule(policy, 'script-src')).toContain(sha('go()'))
  expect(rule(policy, 'style-src')).toContain(sha('a{color:red}'))
  expect(policy.match(/'sha256-/g)).toHaveLength(2)
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
})

it('names a block that a page contains twice only once', () => {
  expect(policyOf('<style>a{}</style><style>a{}</style>')).toBe(policyOf('<style>a{}</style>'))
})

it('changes with the inline code', () => {
  expect(policyOf(html.replace('go()', 'stay()'))).not.toBe(policyOf(html))
})

it('allows fonts as data addresses where the page contains some', () => {
  const withFont = html.replace('a{', '@font-face{src:url(data:font/woff2;base64,AA)}a{')
  expect(rule(policyOf(withFont), 'font-src')).toBe(`${rule(policyOf(html), 'font-src')} data:`)
})
