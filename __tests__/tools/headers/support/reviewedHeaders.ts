import { owner } from '../../../../src/content/owner'

// The headers of every answer, as a person has read them (docs/hosting.md). Nothing here comes from tools/headers, which
// is compared with it: a new header, type or cache rule is written here too.

type VideoKind = typeof owner.video.value.kind

const framed: Readonly<Record<VideoKind, string>> = {
  file: "'none'",
  youtube: 'https://www.youtube-nocookie.com',
}

const player: Readonly<Record<VideoKind, string>> = {
  file: '(self)',
  youtube: '(self "https://www.youtube-nocookie.com")',
}

/** Sources of a policy, as `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly hasFonts: boolean
}

const none: InlineHashes = { scripts: [], styles: [], hasFonts: false }

export const policyOverTls = ({ scripts, styles, hasFonts }: InlineHashes = none) =>
  [
    "default-src 'self'",
    "object-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    `font-src 'self'${hasFonts ? ' data:' : ''}`,
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${framed[owner.video.value.kind]}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types bohemia56 bohemia56-code',
    'upgrade-insecure-requests',
  ].join('; ')

const permissions = () =>
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), ' +
  'midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=(), ' +
  ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']
    .map((feature) => `${feature}=${player[owner.video.value.kind]}`)
    .join(', ')

/** By Node's names; the address decides the rest: `cacheControlFor`, `contentTypeOf`. */
export const securityOverTls = (code?: InlineHashes) => ({
  'content-security-policy': policyOverTls(code),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions(),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
})

export const immutable = 'public, max-age=31536000, immutable'
export const revalidate = 'no-cache'
export const noStore = 'no-store'

/** The names of files in these folders change with their content. */
export const cacheControlFor = (path: string) => (/^\/(assets|media)\//.test(path) ? immutable : revalidate)

/** Content types by extension. */
export const types: Readonly<Record<string, string>> = {
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
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml; charset=utf-8',
  zip: 'application/zip',
}

/** A page's address has no extension; a file named without one has no type. */
export const contentTypeOf = (file: string) => types[/\.(\w+)$/.exec(file)?.[1] ?? '']
