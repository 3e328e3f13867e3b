import { startTransition, StrictMode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { bridge, type Gate } from '../features/gate/createGate'
import { GateContext } from '../features/gate/gateContext'
import { toGateState } from '../features/gate/gateState'
import { App } from './App'
import { hearGate } from './hearGate'
import { keepFocus } from './keepFocus'
import { openSite, type SiteRouter } from './siteRouter'
import { makeStore } from './store'

/** The page's own code has arrived too: what React draws first is the whole page. */
const isReady = (router: SiteRouter) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })

/** The prerendered page is gone: from now on everything answers. */
function Ready({ root, restoreFocus }: { root: HTMLElement; restoreFocus: () => void }) {
  useLayoutEffect(() => {
    root.removeAttribute('aria-busy')
    restoreFocus()
  }, [root, restoreFocus])
  return null
}

/** React takes the place of the prerendered page, on the same machine. */
export async function startSite(gate: Gate, root: HTMLElement, cameThroughGate: boolean) {
  const store = makeStore({ gate: toGateState(gate.getSnapshot()) })
  bridge(gate, hearGate(store))
  const router = openSite()
  await isReady(router)

  const restoreFocus = keepFocus(root)

  // In slices, so that the page on view scrolls and answers meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Provider store={store}>
          <GateContext value={gate}>
            <App openedSite={router} cameThroughGate={cameThroughGate} />
            <Ready root={root} restoreFocus={restoreFocus} />
          </GateContext>
        </Provider>
      </StrictMode>,
    ),
  )
}
