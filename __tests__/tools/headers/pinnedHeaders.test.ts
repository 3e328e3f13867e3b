import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentTypeOf, contentTypes } from '../../../tools/headers/fileHeaders'
import { startSite } from '../preview/support/servedSite'

// What tools/headers gives each kind of path, written out: no other test holds these values.

// Whatever video the owner chooses: the policy allows its host.
jest.mock('../../../src/content/owner', () => ({ owner: { video: { value: { kind: 'file' } } } }))

const withoutTls = {
  'content-security-policy':
    "default-src 'self'; object-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
    "frame-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
    "require-trusted-types-for 'script'; trusted-types bohemia56 bohemia56-code",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
    'microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), ' +
    'xr-spatial-tracking=(), autoplay=(self), encrypted-media=(self), fullscreen=(self), picture-in-picture=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
const overTls = {
  ...withoutTls,
  'content-security-policy': `${withoutTls['content-security-policy']}; upgrade-insecure-requests`,
  'strict-transport-security': 'max-age=63072000',
}

const html = 'text/html;charset=utf-8'
const page = { ...overTls, 'content-type': html, 'cache-control': 'no-cache' }
const yearLong = { ...overTls, 'cache-control': 'public, max-age=31536000, immutable' }
const refusal = { ...overTls, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

const answers = {
  '/': page,
  '/nosotros': page,
  '/con-estilo.html': {
    ...page,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': overTls['content-security-policy']
      .replace("style-src 'self'", "style-src 'self' 'sha256-D8HNXEPXzLLpLA8e1miW9aXmBCV5b0FgOQH5LId/rbA='")
      .replace("font-src 'self'", "font-src 'self' data:"),
  },
  '/assets/main.1a2b.js': { ...yearLong, 'content-type': 'text/javascript; charset=utf-8' },
  '/media/about.1a2b-480.avif': { ...yearLong, 'content-type': 'image/avif' },
  '/robots.txt': { ...overTls, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  '/no-existe': { ...refusal, 'content-type': 'text/html; charset=utf-8' },
  '/assets/no-existe.js': refusal,
  '/_headers': { ...refusal, 'content-type': 'text/html; charset=utf-8' },
  '/%': refusal,
}

const types = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml; charset=utf-8',
}

/** What Node and the file itself add. */
const ignored = ['connection', 'content-length', 'date', 'etag', 'keep-alive', 'last-modified', 'vary']

it('every answer has the headers of __tests__/tools/headers/pinnedHeaders.test.ts: renew them there', async () => {
  const [plain, secure] = [await startSite(), await startSite({ isSecure: true })]
  writeFileSync(join(secure.dist, 'con-estilo.html'), '<style>a{src:url(data:font/woff2;base64,AA)}</style>')
  const read = async (site: typeof plain, path: string) => {
    const { headers } = await site.getRaw(path)
    return Object.fromEntries(Object.entries(headers).filter(([name]) => !ignored.includes(name)))
  }
  const found: Record<string, object> = {}
  for (const path of Object.keys(answers)) found[path] = await read(secure, path)
  const home = await read(plain, '/')
  await Promise.all([plain.stop(), secure.stop()])

  expect(found).toEqual(answers)
  expect(home).toEqual({ ...withoutTls, 'content-type': html, 'cache-control': 'no-cache' })
  const extensions = Object.keys(contentTypes)
  expect(Object.fromEntries(extensions.map((each) => [each, contentTypeOf(`a.${each}`)]))).toEqual(types)
})
