import type { Page } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ObservationId } from '../../../../src/audit/dossier/evidence/observations'
import { order } from '../../../../src/content/order'
import { cachePrefix, orderKey, scrollPositionsKey, statusKey } from '../../../../src/content/storageKeys'
import { paths } from '../../../../src/shared/paths'
import { describeStored, storedOnDevice } from '../deviceStorage'
import { gateScreen } from '../gateScreen'
import { pressButton } from '../pressButton'
import { withProfile, type ServedBrowser } from '../servedBrowser'
import { expectNone, observation, type AddResults } from './observation'

/** An address of the site that runs none of its code, to read what is stored without changing it. */
const withoutCode = '/robots.txt'

/** Longer than idle work and a service worker's first copies take. */
const settlingMs = 3000

const product = paths.product('singani-premium-1')

const copies = { cachés: [cachePrefix], programas: ['/'] }

/** Enters at a product, adds a bottle, walks on through two pages, and leaves time for what is done while idle. */
async function walk(page: Page, remember: boolean) {
  const screen = gateScreen(page)
  await page.goto(product)
  await screen.enter(remember)
  await pressButton(page, order.add)
  for (const path of [paths.about, paths.paintings]) {
    await page.goto(path)
    await screen.waitForSite()
    await page.waitForTimeout(settlingMs)
  }
}

/** What is stored once a visitor did something. */
const storedAfter = (served: ServedBrowser, profile: string, act: (page: Page) => Promise<unknown>) =>
  withProfile(served, profile, async (page) => {
    await act(page)
    return storedOnDevice(page)
  })

const reopen = (served: ServedBrowser, profile: string) =>
  storedAfter(served, profile, (page) => page.goto(withoutCode))

/** Looks at a product's address, says NO and stays at the gate. */
async function stayOutside(page: Page) {
  const screen = gateScreen(page)
  await page.goto(product)
  await screen.waitForQuestion()
  await screen.answer({ type: 'no' })
  await screen.waitForDialog()
  await page.waitForTimeout(settlingMs)
}

/** The box unticked: what a session leaves while it lasts, and once the browser was closed. */
export async function observeSession(served: ServedBrowser, profile: string, add: AddResults) {
  add(observation('device-before', 'nada', await storedAfter(served, profile, stayOutside)))
  const during = await storedAfter(served, profile, (page) => walk(page, false))
  add(
    observation(
      'device-session',
      describeStored({ sesión: [orderKey, scrollPositionsKey, statusKey] }),
      during,
    ),
  )
  add(observation('device-session-closed', 'nada', await reopen(served, profile)))
}

/** What the page and its worker asked of other hosts. */
function recordForeignRequests(page: Page) {
  const urls: string[] = []
  page.context().on('request', (request) => urls.push(request.url()))
  return async () => {
    const ofWorkers = await Promise.all(
      page
        .context()
        .serviceWorkers()
        .map((worker) =>
          worker.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
        ),
    )
    const { origin } = new URL(page.url())
    return [...urls, ...ofWorkers.flat()].filter(
      (url) => /^(https?|wss?):/.test(url) && new URL(url).origin !== origin,
    )
  }
}

/** The box ticked: what stays when the browser is closed, and that "Olvidar mi respuesta" leaves nothing of it. */
async function observeRemembered(served: ServedBrowser, profile: string, add: AddResults) {
  const during = await storedAfter(served, profile, async (page) => {
    const readForeign = recordForeignRequests(page)
    await walk(page, true)
    add(expectNone('worker-own-host', [...new Set(await readForeign())].sort()))
  })
  const remembered = { local: [statusKey], ...copies }
  add(
    observation(
      'device-remembered',
      describeStored({ local: [statusKey], sesión: [orderKey, scrollPositionsKey], ...copies }),
      during,
    ),
  )
  add(observation('device-remembered-closed', describeStored(remembered), await reopen(served, profile)))
  const forgotten = await storedAfter(served, profile, async (page) => {
    await page.goto(product)
    const screen = gateScreen(page)
    await screen.waitForSite()
    await pressButton(page, order.add)
    await page.reload()
    await screen.waitForSite()
    await screen.answer({ type: 'forget' })
    await screen.waitForQuestion()
    await page.waitForTimeout(settlingMs)
  })
  add(observation('device-forgotten', 'nada', forgotten))
}

export const deviceIds = [
  'device-before',
  'device-session',
  'device-session-closed',
  'worker-own-host',
  'device-remembered',
  'device-remembered-closed',
  'device-forgotten',
] as const satisfies readonly ObservationId[]

/** What the site leaves on a device, read in browsers of their own that are closed and opened again. */
export async function observeDevice(served: ServedBrowser, add: AddResults) {
  const folder = mkdtempSync(join(tmpdir(), 'bohemia-device-'))
  try {
    await observeSession(served, join(folder, 'session'), add)
    await observeRemembered(served, join(folder, 'remembered'), add)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
