/** How the worker answers: a page from the network first, a file from the store first; else it keeps out. */
export type Way = 'page' | 'file' | 'none'

/** Named by their content, so that they never grow old; films are left to the network. */
const keptFile = /^\/(assets|media)\/[\w.-]+\.(js|css|txt|woff2|svg|avif|webp|jpg|png)$/
const ownPage = /^\/(?!auditoria(\/|$))[^.]*$/

type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'headers'>

export function wayOf({ url, method, mode, headers }: Asked, ownOrigin: string): Way {
  const { origin, pathname } = new URL(url)
  if (origin !== ownOrigin || method !== 'GET' || headers.has('range')) return 'none'
  if (mode === 'navigate') return ownPage.test(pathname) ? 'page' : 'none'
  return keptFile.test(pathname) ? 'file' : 'none'
}

/** The files without which a page is not whole, as its HTML names them. */
export const filesNamedIn = (html: string): string[] => [
  ...new Set((html.match(/\/assets\/[\w.-]+/g) ?? []).filter((file) => keptFile.test(file))),
]

/** Of what a page has loaded, by full addresses: what is kept. */
export const keptAmong = (urls: readonly string[], ownOrigin: string): string[] =>
  urls
    .map((url) => new URL(url))
    .filter(({ origin, pathname }) => origin === ownOrigin && keptFile.test(pathname))
    .map(({ pathname }) => pathname)
