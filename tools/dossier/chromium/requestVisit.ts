import type { Page } from '@playwright/test'
import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import { findCatalogueWordsInFile } from '../findCatalogueWords'
import { fileServedAt } from '../../build/builtSite'
import { gateScreen } from './gateScreen'
import { withVisit, type ServedBrowser } from './servedBrowser'
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
export const visitBeforeYes = (served: ServedBrowser, folder: string, address: string): Promise<BeforeYes> =>
  withVisit(served, async (page) => {
    const urls = new Set<string>()
    page.on('request', (request) => urls.add(request.url()))
    await page.goto(address)
    await gateScreen(page).waitForQuestion()
    await untilIdle(page, urls)
    await page.waitForLoadState('networkidle')
    const requests = [...urls].sort().map((url) => {
      const { origin, pathname } = new URL(url)
      const isOwnHost = origin === served.origin
      const catalogueWords = isOwnHost
        ? findCatalogueWordsInFile(pathname, fileServedAt(folder, pathname))
        : []
      return { path: isOwnHost ? pathname : url, isOwnHost, catalogueWords }
    })
    return {
      seen: { address, requests },
      endsAt: new URL(page.url()).pathname,
      title: await page.title(),
      text: await page.locator('body').innerText(),
    }
  })
