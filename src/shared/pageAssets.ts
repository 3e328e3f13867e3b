/** A file and its hash: the browser refuses other bytes. */
export interface IntegrityFile {
  readonly href: string
  readonly integrity: string
}

/** What one page needs once its visitor is accepted; the build writes it into the page's head as JSON. */
export interface PageAssets {
  /** The page's own markup, drawn by the build. */
  readonly fragment: IntegrityFile
  readonly styles: readonly IntegrityFile[]
  /** Scripts that hold no text of the site. */
  readonly libraries: readonly string[]
  /** The site's own code for this page: named for the offline worker too, which keeps all that a page names. */
  readonly scripts: readonly string[]
  /** The first picture, by the screens it is for. */
  readonly pictures: readonly {
    readonly srcset: string
    readonly sizes: string
    readonly media?: string
  }[]
}

/** The id of the JSON block. */
export const pageAssetsId = 'page-assets'

/** Undefined where no build wrote them: in tests. */
export function readPageAssets(): PageAssets | undefined {
  const json = document.getElementById(pageAssetsId)?.textContent
  return json ? (JSON.parse(json) as PageAssets) : undefined
}

function addLink(attributes: Readonly<Record<string, string>>) {
  const link = document.createElement('link')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  document.head.append(link)
  return link
}

/** Asks for a page's first picture, whose markup is still on its way. */
export function preloadPictures({ pictures }: PageAssets) {
  for (const { srcset, sizes, media } of pictures)
    addLink({
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      imagesrcset: srcset,
      imagesizes: sizes,
      fetchpriority: 'high',
      ...(media && { media }),
    })
}

const isRequested = (href: string) => document.querySelector(`script[src="${href}"]`) !== null

/** Asks for the page's own code while the site's is on its way: the router would ask for it only once that has run. */
export function preloadScripts(assets = readPageAssets()) {
  for (const href of assets?.scripts ?? [])
    if (!isRequested(href)) addLink({ rel: 'preload', as: 'script', href })
}

/** Puts the libraries into the browser's cache, and runs none of them. */
export function prefetchLibraries(assets = readPageAssets()) {
  for (const href of assets?.libraries ?? []) addLink({ rel: 'prefetch', href })
}

/** The page's stylesheets, once they apply. */
export function applyStyles({ styles }: PageAssets): Promise<unknown> {
  return Promise.all(
    styles.map(
      (style) =>
        new Promise((resolve, reject) => {
          const link = addLink({ rel: 'stylesheet', ...style })
          link.onload = resolve
          link.onerror = (failure) => {
            // Left there, it would be taken for one that applies when the page's code asks for it.
            link.remove()
            reject(failure)
          }
        }),
    ),
  )
}
