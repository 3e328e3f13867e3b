import { startTransition, StrictMode, useEffect, useLayoutEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { bridge, type Gate } from '../features/gate/createGate'
import { toGateState } from '../features/gate/gateState'
import { App } from '../app/App'
import { hearGate } from '../app/onGateChange'
import { keepPlace } from './preserveScroll'
import { prerenderedIds, SiteContexts } from '../app/SiteContexts'
import { openSite, type SiteRouter } from '../app/siteRouter'
import { makeStore } from '../app/store'

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

type ReadyProps = {
  root: HTMLElement
  page: HTMLElement
  restorePlace: () => void
  repeatPress: () => void
  children: ReactNode
}

/** From now on everything answers: the gate's markup goes. */
function Ready({ root, page, restorePlace, repeatPress, children }: ReadyProps) {
  useLayoutEffect(() => {
    if (!page.isConnected) root.append(page)
    for (const other of [...root.children]) if (other !== page) other.remove()
    root.removeAttribute('aria-busy')
    restorePlace()
  }, [root, page, restorePlace])
  // After the first effects of the page itself.
  useEffect(repeatPress, [repeatPress])
  return children
}

type Entry = { cameThroughGate: boolean; repeatPress: () => void }

/**
 * React takes the prerendered page over, on the same machine.
 * @param prerendered where the page was shown; without it React draws it.
 */
export async function startSite(
  gate: Gate,
  root: HTMLElement,
  prerendered: HTMLElement | undefined,
  { cameThroughGate, repeatPress }: Entry,
) {
  const store = makeStore({ gate: toGateState(gate.getSnapshot()) })
  bridge(gate, hearGate(store))
  const router = openSite()
  await isReady(router)

  const restorePlace = keepPlace(router)
  // What the page needs may not have arrived: then another screen comes in its place.
  const drawn = router.state.errors ? undefined : prerendered
  const page = drawn ?? document.createElement('div')
  const site = (
    <StrictMode>
      <SiteContexts store={store} gate={gate}>
        <Ready root={root} page={page} restorePlace={restorePlace} repeatPress={repeatPress}>
          <App openedSite={router} cameThroughGate={cameThroughGate} />
        </Ready>
      </SiteContexts>
    </StrictMode>
  )
  // In slices, so that the page on view scrolls and answers meanwhile.
  startTransition(() => {
    if (drawn) hydrateRoot(page, site, prerenderedIds)
    else createRoot(page).render(site)
  })
}
