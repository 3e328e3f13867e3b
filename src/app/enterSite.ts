import type { Gate } from '../features/gate/createGate'
import { returnToRequested } from '../features/gate/requestedAddress'
import { loadPage } from '../shared/loadPage'
import { applyStyles, preloadPage, readPageAssets } from '../shared/pageAssets'
import { fetchMarkup } from '../shared/trustedMarkup'

/** The first picture before the libraries: on a slow link they would share the way. */
const firstPicture = (root: HTMLElement) =>
  root.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.decode()

/** The page as the build drew it, before React is here; React shows the same, so whatever fails is left to it. */
async function showPrerendered(root: HTMLElement) {
  const assets = readPageAssets()
  if (!assets) return
  preloadPage(assets)
  try {
    const [markup] = await Promise.all([fetchMarkup(assets.fragment), applyStyles(assets)])
    root.innerHTML = markup
    root.ariaBusy = 'true'
    window.scrollTo(0, 0)
    await firstPicture(root)
  } catch {
    // Not shown early.
  }
}

/** An accepted visitor's page: first its markup, then the site that takes its place. */
export async function enterSite(gate: Gate, root: HTMLElement, cameThroughGate: boolean) {
  returnToRequested()
  await showPrerendered(root)
  const { startSite } = await loadPage(() => import(/* webpackChunkName: "site" */ './startSite'))
  await startSite(gate, root, cameThroughGate)
}
