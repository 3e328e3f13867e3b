import { observation, type Observer } from './observation'

/** Header → how its value begins. A server without TLS leaves out Strict-Transport-Security (docs/hosting.md). */
const expected = {
  'content-security-policy': "default-src 'self';",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'accelerometer=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

const describe = (valueOf: (header: string, begins: string) => string) =>
  Object.entries(expected)
    .map(([header, begins]) => `${header}: ${valueOf(header, begins)}`)
    .join(', ')

/** What the preview answers to home with; the host that publishes the site is another. */
export const headersObserver: Observer = {
  ids: ['preview-headers'],
  async observe(page, add) {
    const headers = (await page.goto('/'))?.headers() ?? {}
    const found = (header: string, begins: string) => {
      const value = headers[header] ?? 'falta'
      return value.startsWith(begins) ? begins : value
    }
    add(
      observation(
        'preview-headers',
        describe((_, begins) => begins),
        describe(found),
      ),
    )
  },
}
