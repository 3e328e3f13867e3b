import type { Page, Request } from '@playwright/test'
import type { Evidence, Interruption } from '../../../src/audit/dossier/evidence/evidence'
import { observationSubject, type Subject } from '../../../src/audit/dossier/evidence/subjects'
import { findCatalogueWordsInFile } from '../findCatalogueWords'
import { fileServedAt } from '../../build/builtSite'
import { gateScreen } from './gateScreen'
import { attempt, type Attempted } from './interruptions'
import { withVisit, type ServedBrowser } from './servedBrowser'
import { mapConcurrently } from '../../shared/mapConcurrently'
import { emptyStorages } from './storedValues'
import { readUntilEqual } from './readUntilEqual'
import { waitUntilIdle } from './waitUntilIdle'

/** What the visits before SÍ owe. */
const subjectsBeforeYes: readonly Subject[] = [
  'peticiones',
  observationSubject('deep-link-asks'),
  observationSubject('legends-before'),
]

export interface BeforeYes {
  readonly seen: Evidence['requests']['addresses'][number]
  /** Path in the address bar once the gate is shown. */
  readonly endsAt: string
  /** The tab's title. */
  readonly title: string
  /** What can be read on the page. */
  readonly text: string
}

/** Once the page is idle, until the files that it fetches ahead were requested. */
async function waitForPrefetch(page: Page, urls: ReadonlySet<string>) {
  await waitUntilIdle(page)
  const fetchedAhead = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href),
  )
  await readUntilEqual([], async () => fetchedAhead.filter((url) => !urls.has(url)))
}

/** A first visit to one address, up to the question: what was asked for, and what can be read. */
export async function visitBeforeYes(page: Page, folder: string, address: string): Promise<BeforeYes> {
  const urls = new Set<string>()
  const note = (request: Request) => void urls.add(request.url())
  page.on('request', note)
  await page.goto(address)
  await gateScreen(page).waitForQuestion()
  await waitForPrefetch(page, urls)
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

interface VisitsBeforeYes {
  readonly visits: readonly BeforeYes[]
  readonly interruptions: readonly Interruption[]
}

/** A first visit to each address. */
export async function visitAllBeforeYes(
  served: ServedBrowser,
  folder: string,
  addresses: readonly string[],
): Promise<VisitsBeforeYes> {
  const middle = Math.ceil(addresses.length / 2)
  const halves = [addresses.slice(0, middle), addresses.slice(middle)]
  const seen = await mapConcurrently(halves, (half) =>
    withVisit(served, async (page) => {
      const attempts: Attempted<BeforeYes>[] = []
      for (const address of half) {
        attempts.push(
          await attempt(served.patience, subjectsBeforeYes, async () => {
            await forgetVisits(page)
            return visitBeforeYes(page, folder, address)
          }),
        )
      }
      return attempts
    }),
  )
  return {
    visits: seen.flat().flatMap(({ value }) => value ?? []),
    interruptions: seen.flat().flatMap(({ interruptions }) => interruptions),
  }
}
