import { applyStyles, preloadPictures, readPageAssets } from './pageAssets'
import { parsed } from './parsed'
import { fetchMarkup } from './trustedMarkup'

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
    const root = document.getElementById('root')
    // Where the gate's markup is gone, another screen has been drawn meanwhile.
    if (!root?.querySelector('.static-gate')) return
    page.innerHTML = markup
    root.prepend(page)
    root.ariaBusy = 'true'
    // Before the libraries: on a slow link they would share the way.
    await page.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.decode()
  } catch {
    // Not shown early.
  }
}
