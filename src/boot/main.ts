import '../styles/main.scss' // first: it declares the order of the cascade layers
import '../app/ErrorScreen.scss' // the build alone writes its markup into the HTML
import { enterSite } from './enterSite'
import { mayReload, reload } from '../app/reloadOnce'
import { showStaticFailure } from './showStaticFailure'
import { startGate } from '../features/gate/createGate'
import { browserStorage } from '../features/gate/gateStorage'
import { driveStaticGate } from './staticGate'
import { canUseStorage } from '../shared/canUseStorage'
import { prefetchLibraries } from '../shared/pageAssets'
import { whenIdle } from '../shared/whenIdle'

const root = document.getElementById('root')
if (!root) throw new Error('public/index.html has no #root')

/** Who is asked has no answer remembered: what an earlier visit left goes, by code that others need not load. */
async function clearEarlierCopies() {
  try {
    if (!canUseStorage() || (await caches.keys()).length === 0) return
    const { clearOfflineCache } = await import('../features/offline/clearOfflineCache')
    await clearOfflineCache()
  } catch {
    // Without a connection the next visit clears it.
  }
}

const screens = driveStaticGate(root)
let hasAsked = false
let hasEntered = false

const gate = startGate(browserStorage(window), (state) => {
  if (hasEntered) return
  screens.show(state)
  if (state.status === 'not-accepted' && !hasAsked) {
    hasAsked = true
    whenIdle(() => {
      prefetchLibraries()
      void clearEarlierCopies()
    })
  }
  if (state.status !== 'accepted') return
  hasEntered = true
  stopListening()
  enterSite(gate, root, hasAsked).catch((error: unknown) => {
    if (mayReload(error)) reload()
    else showStaticFailure(root, error)
  })
})
const stopListening = screens.listenTo(gate)
