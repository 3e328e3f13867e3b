import { createHash } from 'node:crypto'
import { owner } from '../content/owner'

const hashes = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map(
    ([, body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
  )

// Data blocks run nothing and need no hash.
const inlineScripts = /<script>(.*?)<\/script>/gs
const inlineStyles = /<style>(.*?)<\/style>/gs

const videoHosts = { file: "'none'", youtube: 'https://www.youtube-nocookie.com' } as const

/** What a built page may load and run: its own files, and the inline script and style it carries, by their hashes. */
export const contentSecurityPolicy = (html: string): string =>
  [
    "default-src 'self'",
    "object-src 'none'",
    ["script-src 'self'", ...hashes(html, inlineScripts)].join(' '),
    ["style-src 'self'", ...hashes(html, inlineStyles)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${videoHosts[owner.video.value.kind]}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types bohemia56 bohemia56-code',
  ].join('; ')
