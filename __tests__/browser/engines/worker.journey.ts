import { applicationError } from '../../../src/content/errors'
import { offline } from '../../../src/content/offline'
import { offlinePath, workerPath } from '../../../src/shared/offline'
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

const visitAbout = async (guest: Visitor) => {
  guest.allow(complaints)
  await guest.open('/nosotros')
  await guest.answerYes({ remember: true })
  await guest.isAt('Sobre nosotros')
  await guest.sees(() => guest.tab.look(kept), expect.arrayContaining(['/nosotros', offlinePath]))
}

/** By the page itself: a driver takes the request that fails for the page that does not come. */
const leaveFor = async (guest: Visitor, path: string) => {
  await guest.tab.look((address) => {
    Object.assign(window, { wasHere: true })
    location.assign(address)
  }, path)
  await guest.sees(() => guest.tab.look(() => 'wasHere' in window), false)
}

test('a visited page comes back while the server is gone', async ({ guest, site }) => {
  await visitAbout(guest)
  const { met } = site.plant({ at: /./, drop: 'at once' })
  await leaveFor(guest, '/nosotros')
  await guest.isAt('Sobre nosotros')
  expect(met).toContain('/nosotros')
})

test('a page never visited opens by itself once the server is back, though the browser was never offline', async ({
  guest,
  site,
}) => {
  await visitAbout(guest)
  const { met } = site.plant({ at: /./, drop: 'at once' })
  await leaveFor(guest, '/pinturas')
  await guest.sees(() => guest.title(), 'Sin conexión')
  expect(met).toContain('/pinturas')
  site.removeFaults()
  await guest.isAt('Pinturas')
})

test('a page answered in place of a script is not cached as the script', async ({ guest, site }) => {
  await visitAbout(guest)
  const { met } = site.plant({
    at: paintings,
    answer: { status: 200, type: 'text/html', body: '<!doctype html><title>Otra</title>' },
  })
  await guest.tab.click('link', 'Pinturas')
  await guest.sees(() => guest.title(), applicationError)
  expect(met.length).toBeGreaterThan(0)
  site.removeFaults()
  await guest.tab.click('button', 'Reintentar')
  await guest.isAt('Pinturas')
})

/** The HTML alone. */
const pages = /^\/[^.]*$/
const foreign = (heading: string) => `<!doctype html><title>${heading}</title><h1>${heading}</h1>`

const seesCopy = async (guest: Visitor) => {
  await guest.isAt('Sobre nosotros')
  await guest.sees(() => guest.tab.words(), expect.stringContaining(offline.copy))
}

test('a captive portal is shown; no copy is made of it, and none is replaced by it', async ({
  guest,
  site,
}) => {
  await visitAbout(guest)
  const { met } = site.plant({
    at: pages,
    answer: { status: 200, type: 'text/html', body: foreign('Paga tu wifi') },
  })
  await guest.tab.click('link', 'Pinturas')
  await guest.isAt('Pinturas')
  await guest.sees(async () => met, expect.arrayContaining(['/pinturas']))
  await leaveFor(guest, '/nosotros')
  await guest.sees(() => guest.title(), 'Paga tu wifi')
  site.removeFaults()
  site.plant({ at: /./, drop: 'at once' })
  await leaveFor(guest, '/pinturas')
  await guest.sees(() => guest.title(), 'Sin conexión')
  await leaveFor(guest, '/nosotros')
  await seesCopy(guest)
})

test('when the server does not answer, a visited page is shown with the notice that it is a copy', async ({
  guest,
  site,
}) => {
  await visitAbout(guest)
  const silence = 40_000
  const { met } = site.plant({ at: pages, delay: silence })
  const begun = Date.now()
  await leaveFor(guest, '/nosotros')
  await seesCopy(guest)
  expect(Date.now() - begun).toBeLessThan(silence / 2)
  expect(met).toContain('/nosotros')
})

test('where the server answers with an error the copy is shown, or the error where there is no copy', async ({
  guest,
  site,
}) => {
  await visitAbout(guest)
  site.plant({ at: pages, answer: { status: 503, type: 'text/html', body: foreign('503') } })
  await leaveFor(guest, '/nosotros')
  await seesCopy(guest)
  await leaveFor(guest, '/pinturas')
  await guest.sees(() => guest.title(), '503')
})

test('the worker of a build without one leaves no registration and no store', async ({ guest, site }) => {
  await visitAbout(guest)
  const left = () =>
    Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]).then((all) => all.flat().length)
  expect(await guest.tab.look(left)).toBeGreaterThan(1)
  site.plant({
    at: new RegExp(`^${workerPath}`),
    answer: { status: 200, type: 'text/javascript', body: await buildRemovalWorker() },
  })
  // A page of such a build registers no worker: here, one without the site's code.
  await leaveFor(guest, '/robots.txt')
  await guest.sees(() => guest.tab.look(left), 0)
})
