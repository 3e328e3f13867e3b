import { loadChunk } from '../shared/loadChunk'
import { yieldToMain } from '../shared/timing'
import { withBfcacheMessageChannel } from './bfcacheMessageChannel'

/** Parts of the site's one chunk, of about equal size: each import runs only modules not yet run. */
const pieces: readonly (() => Promise<unknown>)[] = [
  () => withBfcacheMessageChannel(() => import(/* webpackChunkName: "site" */ 'react-dom/client')),
  () => import(/* webpackChunkName: "site", webpackExports: ["createBrowserRouter"] */ 'react-router-dom'),
  () => import(/* webpackChunkName: "site" */ '../app/store'),
  () => import(/* webpackChunkName: "site" */ '../shared/carousel/Carousel'),
  // Here, as home and the personalised bottles would each carry it.
  () => import(/* webpackChunkName: "site" */ '../shared/carousel/RotationButton'),
  () => import(/* webpackChunkName: "site" */ '../app/siteRouter'),
]

/** A task for each piece: between them the page in view stays responsive. */
export async function loadSite() {
  for (const piece of pieces) {
    await loadChunk(piece)
    await yieldToMain()
  }
  return loadChunk(() => import(/* webpackChunkName: "site" */ './hydrateSite'))
}
