import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pageFile } from '../../tools/build/builtSite'
import { copyAttribute, offlinePath, workerPath } from '../../src/shared/offlineCache'
import type { FailingServer } from './engines/support/failingServer'
import { builtFiles, distFolder } from './support/builtSite'
import { test } from './support/failingSite'
import { expect, type Visitor } from './support/visitor'

test.use({ serviceWorkers: 'allow' })

/** What is kept for this path; undefined where nothing is. */
const copyAt = (page: Page, path: string) =>
  page.evaluate(async (kept) => (await caches.match(kept))?.text(), path)

/** Enters at /nosotros, as one whose answer is remembered, and waits for the copy. */
async function visitAbout({ visitor, site }: { visitor: Visitor; site: FailingServer }) {
  await visitor.open(`${site.origin}/nosotros`)
  await visitor.enter({ remember: true })
  await expect.poll(() => copyAt(visitor.page, '/nosotros'), 'the copy').toContain(`<html ${copyAttribute}`)
}

test('an answer that arrives after the copy was shown replaces it', async ({ visitor, site }) => {
  const { page } = visitor
  await visitAbout({ visitor, site })
  const html = readFileSync(join(distFolder, pageFile('/nosotros')), 'utf8')
  site.injectFailure({
    at: /^\/nosotros$/,
    delay: 8000,
    answer: { status: 200, type: 'text/html', body: html.replace('<title>', '<title>Más tarde: ') },
  })
  // The page itself tells its worker nothing: only the answer that came too late can renew the copy.
  await page.addInitScript(() => {
    ServiceWorker.prototype.postMessage = () => {}
  })
  await page.reload()
  await visitor.waitForPage()
  await expect(page.locator('html'), 'the copy is shown').toHaveAttribute(copyAttribute, '')
  expect(await copyAt(page, '/nosotros')).not.toContain('Más tarde')
  await expect.poll(() => copyAt(page, '/nosotros')).toContain('Más tarde')
})

test('a file whose absence the browser has kept is asked for once more, past the browser’s cache', async ({
  visitor,
  site,
}) => {
  visitor.allow(/404/)
  await visitAbout({ visitor, site })
  const missing = `/${builtFiles().find((file) => /^assets\/product\.\w+\.js$/.test(file))}`
  const { met } = site.injectFailure({
    at: new RegExp(`^${missing}$`),
    answer: { status: 404, cache: 'public, max-age=31536000, immutable' },
    times: 1,
  })
  const statusOf = (path: string) => fetch(path).then(({ status }) => status)
  expect(await visitor.page.evaluate(statusOf, missing)).toBe(200)
  expect(met).toEqual([missing])
})

test('a worker whose file the site no longer has removes itself and all it kept', async ({
  visitor,
  site,
}) => {
  const { page } = visitor
  visitor.allow(/404|Failed to (register|update)/)
  await visitAbout({ visitor, site })
  // Without any help of the page, whose code may be gone as well: it neither keeps copies nor removes any.
  await page.addInitScript(() => {
    LockManager.prototype.request = () => new Promise(() => {})
  })
  site.injectFailure({ at: new RegExp(`^${workerPath}$`), answer: { status: 404 } })
  const left = () =>
    Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]).then((all) => all.flat().length)
  await page.reload()
  await expect.poll(() => page.evaluate(left)).toBe(0)
})

test('the page for no connection, opened by its own address, leads home once', async ({ visitor, site }) => {
  const { page } = visitor
  await page.goto(`${site.origin}${offlinePath}`, { waitUntil: 'commit' })
  await page.waitForURL(`${site.origin}/`)
  await visitor.waitForQuestion()
  expect(site.requests.filter((path) => path === offlinePath)).toHaveLength(1)
  expect(site.requests.filter((path) => path === '/')).toHaveLength(1)
})
