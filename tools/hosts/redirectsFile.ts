import type { FormerIds } from '../../src/content/formerIds'
import { formerAddresses } from '../../src/shared/formerAddresses'

/**
 * `_redirects`, which Netlify and Cloudflare Pages read; both keep the query string of the asked address
 * (docs.netlify.com/manage/routing/redirects/redirect-options, "Query parameters";
 * github.com/cloudflare/workers-sdk, packages/pages-shared/asset-server/handler.ts). Cloudflare matches an ending slash
 * as it is written.
 */
export const redirectsFile = (lists?: FormerIds): string =>
  [
    '# Bohemia 56 for Netlify and Cloudflare Pages',
    ...formerAddresses(lists).flatMap(([former, today]) =>
      [former, `${former}/`].map((spelling) => `${spelling} ${today} 301`),
    ),
    '',
  ].join('\n')
