import { nextTask } from './nextTask'
import { applyStyles, preloadPictures, readPageAssets } from './pageAssets'
import { fetchMarkup } from './trustedTypes'

/** Not DOMContentLoaded: that one waits for the deferred script. */
const parsed = () =>
  new Promise<void>((resolve) => {
    const look = () => document.readyState !== 'loading' && resolve()
    document.addEventListener('readystatechange', look)
    look()
  })

/** Under the first screen; the build's own parts, in their order. */
const laterParts = (page: HTMLElement) =>
  page.querySelectorAll<HTMLElement>('main > :nth-child(n + 3), footer')

/** Laid out a part at a time: between them the page answers. */
async function unfold(parts: Iterable<HTMLElement>) {
  for (const part of parts) {
    await nextTask()
    part.hidden = false
    part.getBoundingClientRect()
  }
}

/**
 * Shows an accepted visitor the page as the build drew it, before React is here, beside the hidden gate.
 * Ends once its first picture can be painted, with the page that React takes over; undefined where it has to draw all.
 */
export async function showPrerenderedPage(): Promise<HTMLElement | undefined> {
  const assets = readPageAssets()
  if (!assets) return undefined
  const page = document.createElement('div')
  page.className = 'static-page'
  try {
    const [markup] = await Promise.all([
      fetchMarkup(assets.fragment),
      applyStyles(assets),
      // Right behind what the page is drawn by: most servers send in the order of asking.
      nextTask().then(() => preloadPictures(assets)),
      parsed(),
    ])
    page.innerHTML = markup
    const root = document.getElementById('root')
    if (!root) return undefined
    const later = laterParts(page)
    for (const part of later) part.hidden = true
    root.prepend(page)
    root.ariaBusy = 'true'
    // Before the libraries: on a slow link they would share the way.
    await page
      .querySelector<HTMLImageElement>('img[fetchpriority=high]')
      ?.decode()
      .catch(() => {})
    await unfold(later)
    return page
  } catch {
    return undefined
  }
}
