import { errorPage } from '../../../src/content/errors'
import { offline } from '../../../src/content/offline'
import { offlinePath, workerPath } from '../../../src/shared/offlineCache'
import { buildRemovalWorker } from '../support/buildRemovalWorker'
import type { Visitor } from './support/visitor'
import { expect, test } from './support/test'

test.use({ settings: { browser: ['worker'] } })

const paintings = /^\/assets\/paintings\.\w+\.js/
const complaints =
  /assets\/|Failed to load|Loading chunk|ChunkLoadError|Unexpected token|expected expression|MIME|NS_ERROR|NetworkError|Failed to fetch/

/** Paths that the worker keeps. */
const kept = () =>
  caches
    .keys()
    .then((names) => Promise.all(names.map(async (name) => (await caches.open(name)).keys())))
    .then((stores) => stores.flat().map(({ url }) => new URL(url).pathname))

const visitAbout = async (visitor: Visitor) => {
  visitor.allow(complaints)
  await visitor.open('/nosotros')
  await visitor.answerYes({ remember: true })
  await visitor.waitForPage('Sobre nosotros')
  await visitor.expectEventually(
    () => visitor.tab.evaluate(kept),
    expect.arrayContaining(['/nosotros', offlinePath]),
  )
}

/** By the page itself: a driver takes the request that fails for the page that does not come. */
const leaveFor = async (visitor: Visitor, path: string) => {
  await visitor.tab.evaluate((address) => {
    Object.assign(window, { wasHere: true })
    location.assign(address)
  }, path)
  await visitor.expectEventually(() => visitor.tab.evaluate(() => 'wasHere' in window), false)
}

test('a visited page comes back while the server is gone', async ({ visitor, site }) => {
  await visitAbout(visitor)
  const { met } = site.injectFailure({ at: /./, drop: 'at once' })
  await leaveFor(visitor, '/nosotros')
  await visitor.waitForPage('Sobre nosotros')
  expect(met).toContain('/nosotros')
})

test('a page never visited opens by itself once the server is back, though the browser was never offline', async ({
  visitor,
  site,
}) => {
  await visitAbout(visitor)
  const { met } = site.injectFailure({ at: /./, drop: 'at once' })
  await leaveFor(visitor, '/pinturas')
  await visitor.expectEventually(() => visitor.title(), 'Sin conexión')
  expect(met).toContain('/pinturas')
  site.removeFailures()
  // Not a dropped connection: a browser may repeat such a request by itself.
  const { met: tries } = site.injectFailure({ at: /^\/pinturas$/, answer: { status: 503 } })
  await visitor.expectEventually(async () => tries.length, 2, 'tries of the page while the server is away')
  site.removeFailures()
  await visitor.waitForPage('Pinturas')
})

test('a page answered in place of a script is not cached as the script', async ({ visitor, site }) => {
  await visitAbout(visitor)
  const { met } = site.injectFailure({
    at: paintings,
    answer: { status: 200, type: 'text/html', body: '<!doctype html><title>Otra</title>' },
  })
  await visitor.tab.click('link', 'Pinturas')
  await visitor.expectEventually(() => visitor.title(), errorPage.heading)
  expect(met.length).toBeGreaterThan(0)
  site.removeFailures()
  await visitor.tab.click('button', 'Reintentar')
  await visitor.waitForPage('Pinturas')
})

/** The HTML alone. */
const pages = /^\/[^.]*$/
const foreign = (heading: string) => `<!doctype html><title>${heading}</title><h1>${heading}</h1>`

const seesCopy = async (visitor: Visitor) => {
  await visitor.waitForPage('Sobre nosotros')
  await visitor.expectEventually(() => visitor.tab.words(), expect.stringContaining(offline.copy))
}

test('a captive portal is shown; no copy is made of it, and none is replaced by it', async ({
  visitor,
  site,
}) => {
  await visitAbout(visitor)
  const { met } = site.injectFailure({
    at: pages,
    answer: { status: 200, type: 'text/html', body: foreign('Paga tu wifi') },
  })
  await visitor.tab.click('link', 'Pinturas')
  await visitor.waitForPage('Pinturas')
  await visitor.expectEventually(async () => met, expect.arrayContaining(['/pinturas']))
  await leaveFor(visitor, '/nosotros')
  await visitor.expectEventually(() => visitor.title(), 'Paga tu wifi')
  site.removeFailures()
  site.injectFailure({ at: /./, drop: 'at once' })
  await leaveFor(visitor, '/pinturas')
  await visitor.expectEventually(() => visitor.title(), 'Sin conexión')
  await leaveFor(visitor, '/nosotros')
  await seesCopy(visitor)
})

test('when the server does not answer, a visited page is shown with the notice that it is a copy', async ({
  visitor,
  site,
}) => {
  await visitAbout(visitor)
  const silence = 40_000
  const { met } = site.injectFailure({ at: pages, delay: silence })
  const begun = Date.now()
  await leaveFor(visitor, '/nosotros')
  await seesCopy(visitor)
  expect(Date.now() - begun).toBeLessThan(silence / 2)
  expect(met).toContain('/nosotros')
})

test('where the server answers with an error the copy is shown, or the error where there is no copy', async ({
  visitor,
  site,
}) => {
  await visitAbout(visitor)
  site.injectFailure({ at: pages, answer: { status: 503, type: 'text/html', body: foreign('503') } })
  await leaveFor(visitor, '/nosotros')
  await seesCopy(visitor)
  await leaveFor(visitor, '/pinturas')
  await visitor.expectEventually(() => visitor.title(), '503')
})

test('the worker of a build without one leaves no registration and no store', async ({ visitor, site }) => {
  await visitAbout(visitor)
  const left = () =>
    Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]).then((all) => all.flat().length)
  expect(await visitor.tab.evaluate(left)).toBeGreaterThan(1)
  site.injectFailure({
    at: new RegExp(`^${workerPath}`),
    answer: { status: 200, type: 'text/javascript', body: await buildRemovalWorker() },
  })
  // A page of such a build registers no worker: here, one without the site's code.
  await leaveFor(visitor, '/robots.txt')
  await visitor.expectEventually(() => visitor.tab.evaluate(left), 0)
})
