import { startTransition, StrictMode, useEffect, useLayoutEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '../app/App'
import { onGateChange } from '../app/onGateChange'
import { pageIdPrefix, SiteContexts } from '../app/SiteContexts'
import { createSiteRouter, type SiteRouter } from '../app/siteRouter'
import { makeStore } from '../app/store'
import { subscribeToGate, type Gate } from '../features/gate/createGate'
import { acceptedState, toGateState, type GateState } from '../features/gate/gateState'
import { getFirstScript } from '../shared/getFirstScript'
import { yieldToMain } from '../shared/timing'

/** Waits for the page's own code too: React's first render is the whole page. */
const waitForFirstPage = (router: SiteRouter) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })

type HydrationCleanupProps = {
  root: HTMLElement
  page: HTMLElement
  restoreScroll: () => void
  children: ReactNode
}

/** After React's first render: removes the gate's markup, ends the busy state, restores the scroll position. */
function HydrationCleanup({ root, page, restoreScroll, children }: HydrationCleanupProps) {
  useLayoutEffect(() => {
    if (!page.isConnected) root.append(page)
    for (const other of [...root.children]) if (other !== page) other.remove()
    root.removeAttribute('aria-busy')
    restoreScroll()
  }, [root, page, restoreScroll])
  // After the first effects of the page itself.
  useEffect(() => getFirstScript()?.replayClick(), [])
  return children
}

type Options = {
  cameThroughGate: boolean
  restoreScroll: (lastTop: SiteRouter['state']['restoreScrollPosition']) => void
}

/**
 * Hydrates the prerendered page, with the gate that is already running.
 * @param prerendered the page in view; without it React renders the page anew
 */
export async function hydrateSite(
  gate: Gate,
  root: HTMLElement,
  prerendered: HTMLElement | undefined,
  { cameThroughGate, restoreScroll }: Options,
) {
  const store = makeStore()
  const prerenderedState = { ...store.getState(), gate: acceptedState }
  const showGate = (state: GateState) => onGateChange(store, state)
  showGate(toGateState(gate.getSnapshot()))
  subscribeToGate(gate, showGate)
  const { pathname } = location
  // The store has its task, the router another: between them the page stays responsive.
  await yieldToMain()
  const router = createSiteRouter()
  await waitForFirstPage(router)
  const { errors, location: shown } = router.state
  const isMoved = shown.pathname !== pathname
  const isAddressUnknown = isMoved && shown.pathname === '/'
  const isFormerAddress = isMoved && !isAddressUnknown

  // Where the page's code failed to load, an error screen is rendered instead; at a former address, today's page.
  const drawn = errors || isFormerAddress ? undefined : prerendered
  const page = drawn ?? document.createElement('div')
  const site = (
    <StrictMode>
      <SiteContexts store={store} gate={gate} prerenderedState={prerenderedState}>
        <HydrationCleanup
          root={root}
          page={page}
          // The router sets it before it is subscribed to: no event would tell it.
          restoreScroll={() => restoreScroll(router.state.restoreScrollPosition)}
        >
          <App entry={{ loadedRouter: router, cameThroughGate, isAddressUnknown }} />
        </HydrationCleanup>
      </SiteContexts>
    </StrictMode>
  )
  // A transition is rendered in slices: the page in view stays responsive.
  startTransition(() => {
    if (drawn) hydrateRoot(page, site, pageIdPrefix)
    else createRoot(page).render(site)
  })
}
