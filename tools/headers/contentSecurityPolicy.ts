import { owner } from '../../src/content/owner'
import type { InlineCode } from './inlineCode'

const videoHosts = { file: "'none'", youtube: 'https://www.youtube-nocookie.com' } as const

/** What a built page may load and run: its own files, and the inline code it carries, by its hashes. */
export const contentSecurityPolicy = (code: InlineCode, isSecure: boolean): string =>
  [
    // Every kind of file has its own line; Firefox applies this one to prefetched files.
    "default-src 'self'",
    "object-src 'none'",
    ["script-src 'self'", ...code.scripts].join(' '),
    ["style-src 'self'", ...code.styles].join(' '),
    "img-src 'self' data:",
    `font-src 'self'${code.hasFonts ? ' data:' : ''}`,
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
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
