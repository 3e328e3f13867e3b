import { act, screen } from '@testing-library/react'
import { gate as gateTexts } from '../../src/content/legal'
import { orderKey } from '../../src/content/storageKeys'
import { browserStorage } from '../../src/features/gate/gateStorage'
import { settle } from '../support/gate'
import { claimedNames } from '../support/privacyClaims'
import { renderApp } from '../support/renderApp'

// What the app writes into the browser's storages is what the privacy text claims, with the box and without it.

let caches: Set<string>
let registrations: Set<object>

const fakes = (): readonly (readonly [target: object, name: string, value: unknown])[] => {
  const registration = { unregister: async () => registrations.delete(registration) }
  return [
    [navigator, 'locks', { request: (_name: string, work: () => unknown) => work() }],
    [
      navigator,
      'serviceWorker',
      {
        getRegistration: async () => [...registrations][0],
        getRegistrations: async () => [...registrations],
        addEventListener: () => {},
        removeEventListener: () => {},
      },
    ],
    [performance, 'getEntriesByType', () => []],
    [window, 'firstScript', { registerWorker: async () => registrations.add(registration) }],
    [window, 'requestIdleCallback', (work: () => void) => void setTimeout(work)],
    [
      window,
      'caches',
      {
        open: async (cache: string) => caches.add(cache),
        keys: async () => [...caches],
        delete: async (cache: string) => caches.delete(cache),
      },
    ],
  ]
}

beforeEach(() => {
  caches = new Set()
  registrations = new Set()
  for (const [target, name, value] of fakes())
    Object.defineProperty(target, name, { configurable: true, value })
})

afterEach(() => {
  for (const [target, name] of fakes()) Reflect.deleteProperty(target, name)
  localStorage.clear()
  sessionStorage.clear()
})

/** The caches' names end with each build's own. */
const names = (keys: Iterable<string>) =>
  [...new Set([...keys].map((key) => key.replace(/^visitado-.*/, 'visitado-…')))].sort()

const stored = () => ({
  local: names(Object.keys(localStorage)),
  session: names(Object.keys(sessionStorage)),
  caches: names(caches),
})

const nothing = { local: [], session: [], caches: [] }

/** Lets idle work and what it awaits finish: each of its steps is a task of its own at most. */
const idle = () =>
  act(async () => {
    for (let task = 0; task < 10; task++) await settle()
  })

async function useEverything(isRemembered: boolean) {
  const app = renderApp({ storage: browserStorage(window) })
  const { user } = app
  const box = await screen.findByRole('checkbox', { name: gateTexts.remember })
  if (isRemembered) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'SÍ' }))
  const [add] = await screen.findAllByRole('button', { name: /^Agregar a tu mensaje Singani Premium/ })
  if (add) await user.click(add)
  expect(app.store.getState().order.lines).toHaveLength(1)
  // As the tab is left: the router writes where it was.
  window.dispatchEvent(new Event('pagehide'))
  await idle()
  return app
}

for (const [isRemembered, how] of [
  [true, 'with the box'],
  [false, 'without the box'],
] as const) {
  it(`${how}, what the app stores is what the privacy text says`, async () => {
    await useEverything(isRemembered)
    expect(stored()).toEqual(claimedNames(isRemembered))
    expect(registrations.size > 0).toBe(claimedNames(isRemembered).caches.length > 0)
    expect(document.cookie).toBe('')
  })

  it(`${how}, "${gateTexts.forget}" deletes all of it, and empties the bag`, async () => {
    const { user, store } = await useEverything(isRemembered)
    await user.click(screen.getByRole('button', { name: gateTexts.forget, hidden: true }))
    await idle()
    expect(stored()).toEqual(nothing)
    expect(registrations.size).toBe(0)
    expect(store.getState().order.lines).toEqual([])
  })
}

it('bottles that another page of this tab has stored are deleted where the question is asked again', async () => {
  const { gate, user } = renderApp({ storage: browserStorage(window) })
  await user.click(await screen.findByRole('button', { name: 'SÍ' }))
  await screen.findAllByRole('button', { name: /^Agregar a tu mensaje Singani Premium/ })
  sessionStorage.setItem(orderKey, '{"singani-premium-1":2}')
  act(() => gate.send({ type: 'forget' }))
  await idle()
  expect(stored()).toEqual(nothing)
})
