import type { Page, Request } from '@playwright/test'
import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import { findCatalogueWordsInFile } from '../findCatalogueWords'
import { fileServedAt } from '../../build/builtSite'
import { gateScreen } from './gateScreen'
import { withVisit, type ServedBrowser } from './servedBrowser'
import { mapConcurrently } from '../../shared/mapConcurrently'
import { emptyStorages } from './storedValues'
import { readUntilEqual } from './readUntilEqual'

export interface BeforeYes {
  readonly seen: Evidence['requests']['addresses'][number]
  /** Path in the address bar once the gate is shown. */
  readonly endsAt: string
  /** The tab's title. */
  readonly title: string
  /** What can be read on the page. */
  readonly text: string
}

/** A quiet network does not mean an idle page. Idle callbacks run in order: when this one runs, the page's own have run. */
async function untilIdle(page: Page, urls: ReadonlySet<string>) {
  const fetchedAhead = await page.evaluate(async () => {
    // A browser without a window is idle only after a frame, and a still page draws none.
    const frames = setInterval(() => requestAnimationFrame(() => undefined), 50)
    await new Promise((done) => requestIdleCallback(done))
    clearInterval(frames)
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href)
  })
  await readUntilEqual([], async () => fetchedAhead.filter((url) => !urls.has(url)))
}

/** A first visit to one address, up to the question: what was asked for, and what can be read. */
export async function visitBeforeYes(page: Page, folder: string, address: string): Promise<BeforeYes> {
  const urls = new Set<string>()
  const note = (request: Request) => void urls.add(request.url())
  page.on('request', note)
  await page.goto(address)
  await gateScreen(page).waitForQuestion()
  await untilIdle(page, urls)
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  const own = new URL(page.url())
  const requests = [...urls].sort().map((url) => {
    const { origin, pathname } = new URL(url)
    const isOwnHost = origin === own.origin
    const catalogueWords = isOwnHost ? findCatalogueWordsInFile(pathname, fileServedAt(folder, pathname)) : []
    return { path: isOwnHost ? pathname : url, isOwnHost, catalogueWords }
  })
  return {
    seen: { address, requests },
    endsAt: own.pathname,
    title: await page.title(),
    text: await page.locator('body').innerText(),
  }
}

/** As in a browser that has never been here: nothing stored, nothing cached. */
export async function forgetVisits(page: Page) {
  await page.goto('/robots.txt')
  await emptyStorages(page)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.clearBrowserCache')
  await devTools.detach()
}

/** A first visit to each address. */
export async function visitAllBeforeYes(
  served: ServedBrowser,
  folder: string,
  addresses: readonly string[],
): Promise<BeforeYes[]> {
  const middle = Math.ceil(addresses.length / 2)
  const halves = [addresses.slice(0, middle), addresses.slice(middle)]
  const seen = await mapConcurrently(halves, (half) =>
    withVisit(served, async (page) => {
      const visits: BeforeYes[] = []
      for (const address of half) {
        await forgetVisits(page)
        visits.push(await visitBeforeYes(page, folder, address))
      }
      return visits
    }),
  )
  return seen.flat()
}
