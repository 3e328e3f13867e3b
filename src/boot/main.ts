import '../styles/main.scss' // first: it declares the order of the cascade layers
import '../app/ErrorScreen.scss' // the build alone writes its markup into the HTML
import { mayReload, reloadPage } from '../app/reloadOnce'
import { createGate, type Gate } from '../features/gate/createGate'
import { toGateState } from '../features/gate/gateState'
import { browserStorage } from '../features/gate/gateStorage'
import { restoreRequestedAddress } from '../features/gate/requestedAddress'
import { prefetchLibraries, preloadScripts } from '../shared/pageAssets'
import { getFirstScript } from '../shared/getFirstScript'
import { savesData } from '../shared/savesData'
import { whenIdle } from '../shared/timing'
import { clearTabStorage } from '../shared/webStorage'
import { deleteEarlierCopies } from './deleteEarlierCopies'
import { followScroll } from './followScroll'
import { loadSite } from './loadSite'
import { preserveScroll } from './preserveScroll'
import { runStaticGate } from './staticGate'

/** A visitor who is asked has no stored answer: what an earlier visit has left goes, and libraries are prefetched. */
const onFirstAsk = (gate: Gate) => {
  clearTabStorage()
  whenIdle(() => {
    if (!savesData()) prefetchLibraries()
    void deleteEarlierCopies(() => toGateState(gate.getSnapshot()).status === 'not-accepted')
  })
}

/** The click on SÍ and the returning visit, step by step: docs/boot.md. */
async function boot(root: HTMLElement) {
  const gate = createGate(browserStorage(window))
  const cameThroughGate = await runStaticGate(gate, root, () => onFirstAsk(gate))
  restoreRequestedAddress()
  if (cameThroughGate) window.scrollTo(0, 0)
  followScroll()
  const page = await getFirstScript()?.showPage()
  const site = loadSite()
  preloadScripts()
  const { hydrateSite } = await site
  const restoreScroll = preserveScroll()
  await hydrateSite(gate, root, page, { cameThroughGate, restoreScroll })
}

const root = document.getElementById('root')
if (!root) throw new Error('no #root')
boot(root).catch((error: unknown) => {
  if (mayReload(error)) reloadPage()
  else getFirstScript()?.showStaticFailure(root, error)
})
