import { applyStyles, preloadPictures, readPageAssets } from './pageAssets'
import { fetchMarkup } from './trustedTypes'

/** Not DOMContentLoaded: that one waits for the deferred script. */
const parsed = () =>
  new Promise<void>((resolve) => {
    const look = () => document.readyState !== 'loading' && resolve()
    document.addEventListener('readystatechange', look)
    look()
  })

/**
 * Shows an accepted visitor the page as the build drew it, before React is here, beside the hidden gate.
 * Ends once its first picture can be painted. React shows the same, so whatever fails is left to it.
 */
export async function showPrerenderedPage(): Promise<void> {
  const assets = readPageAssets()
  if (!assets) return
  const page = document.createElement('div')
  page.className = 'static-page'
  try {
    const [markup] = await Promise.all([
      fetchMarkup(assets.fragment),
      applyStyles(assets),
      preloadPictures(assets),
      parsed(),
    ])
    page.innerHTML = markup
    const root = document.getElementById('root')
    if (!root) return
    root.prepend(page)
    root.ariaBusy = 'true'
    // Before the libraries: on a slow link they would share the way.
    await page.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.decode()
  } catch {
    // Not shown early.
  }
}
