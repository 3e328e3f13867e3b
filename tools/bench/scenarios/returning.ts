import { workerPath } from '../../../src/shared/offlineCache'
import { baselineAddress } from '../baseline'
import type { Figures } from '../figures'
import type { Visit } from '../visit'
import { storeAnswer, totalBlockingTime, type Scenario } from './scenario'

/** What lies between an earlier visit to the address and this one. */
type Meanwhile = (visit: Visit, address: string) => Promise<void>

/** Nothing is cached. */
export const cold: Meanwhile = async (visit) => {
  await visit.leave()
  await visit.clearBrowserCache()
}

/** All that the last visit left. */
export const warm: Meanwhile = async (visit, address) => {
  await visit.open(address)
  await visit.leave()
}

/** The same, and then the site changes one word. */
export const afterRelease: Meanwhile = async (visit, address) => {
  await warm(visit, address)
  visit.site.release()
}

/** The page and its files are in the worker's cache. */
const waitForCopy = (visit: Visit) =>
  visit.page.waitForFunction(
    async (worker) => {
      const { active } = await navigator.serviceWorker.ready
      return active?.scriptURL.endsWith(worker) && (await caches.match(location.pathname))
    },
    workerPath,
    { polling: 200, timeout: 60_000 },
  )

/** The visitor's worker is installed and does not run: the browser's process is new. */
export const workerAsleep: Meanwhile = async (visit, address) => {
  await visit.open(address)
  if (!visit.site.isBaseline) await waitForCopy(visit)
  await visit.leave()
  await visit.restartBrowser()
}

/** Later, on a new connection. */
export const returnTo = (path: string, meanwhile: Meanwhile): Scenario =>
  async function returning(visit): Promise<Figures> {
    const address = visit.site.isBaseline ? baselineAddress(path) : path
    await storeAnswer(visit)
    await meanwhile(visit, address)
    await visit.slowDown()
    await visit.open(address)
    const { fcp, lcp, cls, longTasks, nodes } = await visit.readMetrics()
    return { fcp, lcp, cls, tbt: totalBlockingTime(longTasks, fcp ?? 0), nodes }
  }
