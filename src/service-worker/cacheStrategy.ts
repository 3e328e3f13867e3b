/** How the worker responds: `page` is network first, `file` is cache first, `none` is left to the browser. */
export type CacheStrategy = 'page' | 'file' | 'none'

/** Their names carry a hash of their content, so that they never change; films are left to the network. */
const cacheableFile = /^\/(assets|media)\/[\w.-]+\.(js|css|txt|woff2|svg|avif|webp|jpg|png)$/
const sitePagePath = /^\/(?!auditoria(\/|$))[^.]*$/

type RequestFacts = Pick<Request, 'url' | 'method' | 'mode' | 'headers'>

export function strategyFor({ url, method, mode, headers }: RequestFacts, ownOrigin: string): CacheStrategy {
  const { origin, pathname } = new URL(url)
  if (origin !== ownOrigin || method !== 'GET' || headers.has('range')) return 'none'
  if (mode === 'navigate') return sitePagePath.test(pathname) ? 'page' : 'none'
  return cacheableFile.test(pathname) ? 'file' : 'none'
}

/** The files that a page needs, as its HTML names them. */
export const findFilesIn = (html: string): string[] => [
  ...new Set((html.match(/\/assets\/[\w.-]+/g) ?? []).filter((file) => cacheableFile.test(file))),
]

/** @param urls what a page has loaded. @returns the paths of what is cached. */
export const filterCacheable = (urls: readonly string[], ownOrigin: string): string[] =>
  urls
    .map((url) => new URL(url))
    .filter(({ origin, pathname }) => origin === ownOrigin && cacheableFile.test(pathname))
    .map(({ pathname }) => pathname)
