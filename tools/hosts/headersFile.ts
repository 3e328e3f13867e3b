import { hashedFolders, immutable } from '../headers/fileHeaders'
import type { pagePolicies } from '../headers/pagePolicies'
import { securityHeaders, type Headers } from '../headers/securityHeaders'

const rule = (path: string, headers: Headers, removed: readonly string[] = []) =>
  [
    path,
    ...removed.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ].join('\n')

/** Netlify answers at both, Cloudflare leaves the ending out. A star would reach the files named like the page. */
const spellingsOf = (address: string) => [address, address.replace(/\.html$/, '')]

/**
 * `_headers`, which Netlify and Cloudflare Pages read. Where two rules match, the one puts the later value in the
 * place of the earlier, the other joins them: so no two rules set the same header, but for the exceptions' policy:
 * `!` removes the earlier one on Cloudflare, and Netlify ignores that line.
 * Both hosts revalidate what no rule caches, and Cloudflare caches no 404.
 */
export const headersFile = ({ site, exceptions }: ReturnType<typeof pagePolicies>): string =>
  [
    '# Bohemia 56 for Netlify and Cloudflare Pages',
    rule('/*', { 'Content-Security-Policy': site, ...securityHeaders(true) }, [
      'Access-Control-Allow-Origin',
    ]),
    ...hashedFolders.map((folder) => rule(`/${folder}/*`, { 'Cache-Control': immutable })),
    ...Object.entries(exceptions).flatMap(([address, policy]) =>
      spellingsOf(address).map((spelling) =>
        rule(spelling, { 'Content-Security-Policy': policy }, ['Content-Security-Policy']),
      ),
    ),
    '',
  ].join('\n')
