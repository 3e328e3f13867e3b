/**
 * The scores of MDN's HTTP Observatory, by its published code (mdn/mdn-http-observatory 1.4.8, `src/analyzer/tests`
 * and `src/grader/charts.js`; algorithm 4). Its package is a server with a database and cannot be a tool of ours.
 */
export interface Scanned {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly html: string
  /** Where the same address leads without TLS. */
  readonly redirectedTo: string | undefined
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const inline = ["'unsafe-inline'", 'data:']

const has = (sources: readonly string[], list: readonly string[]) =>
  sources.some((source) => list.includes(source))

const header = ({ headers }: Scanned, name: string) => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

const directives = (scanned: Scanned) =>
  new Map(
    (header(scanned, 'content-security-policy') ?? '')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources] as const),
  )

const withoutOverruled = (sources: readonly string[]) =>
  sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources

const contentSecurityPolicy = (scanned: Scanned) => {
  const policy = directives(scanned)
  if (policy.size === 0) return -25
  const read = (name: string) => withoutOverruled(policy.get(name) ?? policy.get('default-src') ?? ['*'])
  const [script, style, object] = [read('script-src'), read('style-src'), read('object-src')]
  const passive = [...read('img-src'), ...read('media-src')]
  const active = [...policy].flatMap(([name, sources]) => (/^(img|media)-src$/.test(name) ? [] : sources))
  const isPlain = (source: string) => /^(http|ftp):/.test(source)
  if (has(script, [...broad, ...inline]) || has(object, broad)) return -20
  if (active.some(isPlain)) return -20
  if (has([...script, ...style], ["'unsafe-eval'"])) return -10
  if (passive.some(isPlain)) return -10
  if (has(style, [...broad, ...inline])) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

const cookies = ({ headers }: Scanned) => (headers['set-cookie'] ? -40 : 0)

const crossOriginSharing = (scanned: Scanned) =>
  header(scanned, 'access-control-allow-credentials') === 'true' ? -50 : 0

const redirection = ({ redirectedTo }: Scanned) => (redirectedTo?.startsWith('https://') ? 0 : -20)

const referrerPolicy = (scanned: Scanned) => {
  const value = header(scanned, 'referrer-policy')
  if (value === undefined) return 0
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value) ? 5 : -5
}

const strictTransportSecurity = (scanned: Scanned) => {
  const age = /max-age=(\d+)/.exec(header(scanned, 'strict-transport-security') ?? '')?.[1]
  if (age === undefined) return -20
  return Number(age) >= 15_768_000 ? 0 : -10
}

const subresourceIntegrity = ({ html }: Scanned) => {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc=["']?([^"'\s>]+)[^>]*>/g)].map(
    ([tag, src = '']) => ({
      isForeign: !/^\/(?!\/)/.test(src),
      isOverTls: /^(https:|\/(?!\/))/.test(src),
      hasIntegrity: /\bintegrity=/.test(tag),
    }),
  )
  if (scripts.length === 0) return 0
  if (scripts.some(({ isOverTls }) => !isOverTls)) return -50
  if (scripts.every(({ hasIntegrity }) => hasIntegrity)) return 5
  return scripts.some(({ isForeign, hasIntegrity }) => isForeign && !hasIntegrity) ? -5 : 0
}

const contentTypeOptions = (scanned: Scanned) =>
  header(scanned, 'x-content-type-options') === 'nosniff' ? 0 : -5

const frameOptions = (scanned: Scanned) => {
  const ancestors = directives(scanned).get('frame-ancestors')
  if (ancestors && !has(ancestors, broad)) return 5
  return /^(DENY|SAMEORIGIN)$/i.test(header(scanned, 'x-frame-options') ?? '') ? 0 : -20
}

const resourcePolicy = (scanned: Scanned) => {
  const value = header(scanned, 'cross-origin-resource-policy') ?? 'cross-origin'
  if (/^same-(origin|site)$/.test(value)) return 10
  return value === 'cross-origin' ? 0 : -5
}

const tests = {
  contentSecurityPolicy,
  cookies,
  crossOriginSharing,
  redirection,
  referrerPolicy,
  strictTransportSecurity,
  subresourceIntegrity,
  contentTypeOptions,
  frameOptions,
  resourcePolicy,
}

const letters = [
  'F',
  'F',
  'F',
  'F',
  'F',
  'D-',
  'D',
  'D',
  'D+',
  'C-',
  'C',
  'C',
  'C+',
  'B-',
  'B',
  'B',
  'B+',
  'A-',
  'A',
  'A',
]

export const scan = (scanned: Scanned) => {
  const points = Object.values(tests).map((test) => test(scanned))
  const sum = (some: readonly number[]) => some.reduce((total, each) => total + each, 0)
  const withoutBonus = 100 + sum(points.filter((each) => each < 0))
  const score = Math.max(0, withoutBonus >= 90 ? 100 + sum(points) : withoutBonus)
  return { score, grade: score >= 100 ? 'A+' : letters[Math.floor(score / 5)] }
}
