import { startTransition, StrictMode, useEffect, useLayoutEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '../app/App'
import { onGateChange } from '../app/onGateChange'
import { prerenderedIds, SiteContexts } from '../app/SiteContexts'
import { createSiteRouter, type SiteRouter } from '../app/siteRouter'
import { makeStore } from '../app/store'
import { subscribeToGate, type Gate } from '../features/gate/createGate'
import { toGateState } from '../features/gate/gateState'
import { preserveScroll } from './preserveScroll'

/** Until the page's own code has arrived too: what React draws first is the whole page. */
const waitForFirstPage = (router: SiteRouter) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })

type TakeoverProps = {
  root: HTMLElement
  page: HTMLElement
  restoreScroll: () => void
  replayEarlyClick: () => void
  children: ReactNode
}

/** Once React has drawn, every control works: the gate's markup is removed. */
function Takeover({ root, page, restoreScroll, replayEarlyClick, children }: TakeoverProps) {
  useLayoutEffect(() => {
    if (!page.isConnected) root.append(page)
    for (const other of [...root.children]) if (other !== page) other.remove()
    root.removeAttribute('aria-busy')
    restoreScroll()
  }, [root, page, restoreScroll])
  // After the first effects of the page itself.
  useEffect(replayEarlyClick, [replayEarlyClick])
  return children
}

type Options = { cameThroughGate: boolean; replayEarlyClick: () => void }

/**
 * React takes the prerendered page over, on the same machine.
 * @param prerendered where the page was shown; without it React draws it.
 */
export async function hydrateSite(
  gate: Gate,
  root: HTMLElement,
  prerendered: HTMLElement | undefined,
  { cameThroughGate, replayEarlyClick }: Options,
) {
  const store = makeStore({ gate: toGateState(gate.getSnapshot()) })
  subscribeToGate(gate, (state) => onGateChange(store, state))
  const router = createSiteRouter()
  await waitForFirstPage(router)

  const restoreScroll = preserveScroll(router)
  // What the page needs may not have arrived: then another screen comes in its place.
  const drawn = router.state.errors ? undefined : prerendered
  const page = drawn ?? document.createElement('div')
  const site = (
    <StrictMode>
      <SiteContexts store={store} gate={gate}>
        <Takeover root={root} page={page} restoreScroll={restoreScroll} replayEarlyClick={replayEarlyClick}>
          <App entry={{ loadedRouter: router, cameThroughGate }} />
        </Takeover>
      </SiteContexts>
    </StrictMode>
  )
  // In slices, so that the page on view scrolls and answers meanwhile.
  startTransition(() => {
    if (drawn) hydrateRoot(page, site, prerenderedIds)
    else createRoot(page).render(site)
  })
}
