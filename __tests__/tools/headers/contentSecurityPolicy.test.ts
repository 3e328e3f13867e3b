import { createHash } from 'node:crypto'
import { contentSecurityPolicy } from '../../../tools/headers/contentSecurityPolicy'
import { findInlineCode } from '../../../tools/headers/inlineCode'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const rule = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `))
const policyOf = (page: string, isSecure = true) => contentSecurityPolicy(findInlineCode(page), isSecure)

const html =
  '<style>a{color:red}</style><script type="application/json" id="x">{}</script><script>go()</script><script defer src="/a.js"></script>'

it('lets the page run its own files and the inline code it carries, and nothing else', () => {
  const policy = policyOf(html)
  expect(rule(policy, 'default-src')).toBe("default-src 'self'")
  expect(rule(policy, 'object-src')).toBe("object-src 'none'")
  expect(rule(policy, 'script-src')).toBe(`script-src 'self' ${sha('go()')}`)
  expect(rule(policy, 'style-src')).toBe(`style-src 'self' ${sha('a{color:red}')}`)
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
})

it('requires trusted types, from the two policies the site has', () => {
  const policy = policyOf(html)
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(rule(policy, 'trusted-types')).toBe('trusted-types bohemia56 bohemia56-code')
})

it('names what a page carries twice once', () => {
  expect(rule(policyOf('<style>a{}</style><style>a{}</style>'), 'style-src')).toBe(
    `style-src 'self' ${sha('a{}')}`,
  )
})

it('changes with the inline code', () => {
  expect(policyOf(html.replace('go()', 'stay()'))).not.toBe(policyOf(html))
})

it('lets fonts by value in where the page carries some', () => {
  const withFont = html.replace('a{', '@font-face{src:url(data:font/woff2;base64,AA)}a{')
  expect(rule(policyOf(withFont), 'font-src')).toBe("font-src 'self' data:")
  expect(rule(policyOf(html), 'font-src')).toBe("font-src 'self'")
})

it('lifts requests to TLS only where the page itself came over it', () => {
  expect(policyOf(html, true)).toMatch(/; upgrade-insecure-requests$/)
  expect(policyOf(html, false)).not.toContain('upgrade-insecure-requests')
})
