import { revalidate, immutable, noStore } from '../../headers/support/reviewedHeaders'
import type { HostName } from './openForTests'

/** What the five hosts may answer differently. */
export interface Expected {
  /** `/nosotros/`. */
  readonly endingSlash: 'the page' | 'a redirect to the page'
  /** `/nosotros.html`. */
  readonly htmlEnding: 'the page' | 'a redirect to the page'
  readonly range: 'the part' | 'the whole file'
  readonly compression: 'brotli and gzip' | 'gzip' | 'none'
  /** Cache-Control of a page, and of any other file whose name does not change with its content. */
  readonly pageCache: string
  /** Cache-Control of a missing file under /assets/ and of an unknown address. */
  readonly missingCache: string
  readonly lostCache: string
  /** Cache-Control of the refusal of a method. */
  readonly refusalCache: string | undefined
  /** Content types other than the reviewed ones, by extension. */
  readonly types: Readonly<Record<string, string>>
}

interface Difference {
  readonly expected: Partial<Expected>
  readonly reason: string
  readonly source: string
}

/** What the servers answer whose every rule the build writes. */
const ours: Expected = {
  endingSlash: 'the page',
  htmlEnding: 'the page',
  range: 'the part',
  compression: 'brotli and gzip',
  pageCache: revalidate,
  missingCache: noStore,
  lostCache: noStore,
  refusalCache: noStore,
  types: {},
}

const askAgain = 'public, max-age=0, must-revalidate'

export const differences: Readonly<Record<HostName, readonly Difference[]>> = {
  preview: [],
  nginx: [],
  apache: [],
  cloudflare: [
    {
      expected: { endingSlash: 'a redirect to the page', htmlEnding: 'a redirect to the page' },
      reason: 'Pages redirects every spelling of a page’s address to the one without an ending.',
      source: 'developers.cloudflare.com/pages/configuration/serving-pages, "Route matching"',
    },
    {
      expected: { range: 'the whole file' },
      reason:
        'The asset server ignores Range, as RFC 9110 §14.2 lets it; the edge’s cache before it answers parts.',
      source: 'developers.cloudflare.com/cache/troubleshooting/mp4-videos-on-ios-and-safari',
    },
    {
      expected: { compression: 'gzip' },
      reason: 'The asset server knows gzip; the edge before it brotli too.',
      source: 'developers.cloudflare.com/speed/optimization/content/compression',
    },
    {
      expected: { refusalCache: undefined },
      reason: 'Header rules for caching do not hold for its refusals.',
      source: 'github.com/cloudflare/workers-sdk, packages/pages-shared/asset-server/handler.ts',
    },
    {
      expected: {
        types: {
          ico: 'image/vnd.microsoft.icon',
          js: 'application/javascript',
          json: 'application/json',
          mjs: 'application/javascript',
          svg: 'image/svg+xml',
          webmanifest: 'application/manifest+json',
          xml: 'application/xml',
        },
      },
      reason: 'Types by its own list, of the same meaning (RFC 9239 §6, RFC 7303 §9.2).',
      source: 'github.com/cloudflare/workers-sdk, packages/pages-shared/asset-server/handler.ts',
    },
    {
      expected: { pageCache: askAgain },
      reason: 'Where `_headers` has no rule, the host’s own: ask again.',
      source: 'github.com/cloudflare/workers-sdk, packages/pages-shared/asset-server/handler.ts',
    },
  ],
  netlify: [
    {
      expected: { range: 'the whole file', compression: 'none' },
      reason: 'Neither is documented: what is not documented is not imitated.',
      source: 'github.com/netlify/cli, src/utils/static-server.ts',
    },
    {
      expected: { pageCache: askAgain, lostCache: askAgain, refusalCache: askAgain },
      reason: 'Where `_headers` has no rule, the host’s own: ask again.',
      source: 'docs.netlify.com/platform/caching',
    },
    {
      expected: { missingCache: immutable },
      reason: 'Header rules hold for 404s too: the site asks anew past the browser’s cache.',
      source: 'answers.netlify.com/t/set-headers-depending-on-http-status/4518',
    },
  ],
}

export const expectedOf = (name: HostName): Expected =>
  differences[name].reduce((expected, difference) => ({ ...expected, ...difference.expected }), ours)
