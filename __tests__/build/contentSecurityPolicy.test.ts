import { createHash } from 'node:crypto'
import { contentSecurityPolicy } from '../../src/build/contentSecurityPolicy'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const rule = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `))

const html =
  '<style>a{color:red}</style><script type="application/json" id="x">{}</script><script>go()</script><script defer src="/a.js"></script>'

it('lets the page run its own files and the inline code it carries, and nothing else', () => {
  const policy = contentSecurityPolicy(html)
  expect(rule(policy, 'default-src')).toBe("default-src 'self'")
  expect(rule(policy, 'object-src')).toBe("object-src 'none'")
  expect(rule(policy, 'script-src')).toBe(`script-src 'self' ${sha('go()')}`)
  expect(rule(policy, 'style-src')).toBe(`style-src 'self' ${sha('a{color:red}')}`)
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
})

it('wants trusted types, from the two policies the site has', () => {
  const policy = contentSecurityPolicy(html)
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(rule(policy, 'trusted-types')).toBe('trusted-types bohemia56 bohemia56-code')
})

it('names what a page carries twice once, and lets letters come from within it alone', () => {
  const twice = contentSecurityPolicy('<style>a{}</style><style>a{}</style>')
  expect(rule(twice, 'style-src')).toBe(`style-src 'self' ${sha('a{}')}`)
  expect(rule(twice, 'font-src')).toBe("font-src 'self'")
  const lettered = contentSecurityPolicy('<style>@font-face{src:url(data:font/woff2;base64,AA)}</style>')
  expect(rule(lettered, 'font-src')).toBe("font-src 'self' data:")
})

it('changes with the inline code', () => {
  expect(contentSecurityPolicy(html.replace('go()', 'stay()'))).not.toBe(contentSecurityPolicy(html))
})
