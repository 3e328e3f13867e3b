import type { Gate } from '../features/gate/createGate'
import { returnToRequested } from '../features/gate/requestedAddress'
import { loadPage } from '../shared/loadPage'
import { nextTask } from '../shared/nextTask'
import { keepPress } from './replayEarlyClick'
import { loadReact } from './loadReact'

/** The site's code in pieces of about one weight; one chunk, each import runs what the ones before have not. */
const pieces: readonly (() => Promise<unknown>)[] = [
  () => loadReact(() => import(/* webpackChunkName: "site" */ 'react-dom/client')),
  () => import(/* webpackChunkName: "site", webpackExports: ["createBrowserRouter"] */ 'react-router-dom'),
  () => import(/* webpackChunkName: "site" */ '../app/store'),
  () => import(/* webpackChunkName: "site" */ '../shared/carousel/Carousel'),
  () => import(/* webpackChunkName: "site" */ '../app/siteRouter'),
]

/** An accepted visitor's page: first its markup, then the site that takes its place. */
export async function enterSite(gate: Gate, root: HTMLElement, cameThroughGate: boolean) {
  returnToRequested()
  if (cameThroughGate) window.scrollTo(0, 0)
  const repeatPress = keepPress(root)
  const page = await window.showPage?.()
  // A task each: between them the page on view scrolls and answers.
  for (const piece of pieces) {
    await loadPage(piece)
    await nextTask()
  }
  const { startSite } = await loadPage(() => import(/* webpackChunkName: "site" */ './hydrateSite'))
  await startSite(gate, root, page, { cameThroughGate, repeatPress })
}
