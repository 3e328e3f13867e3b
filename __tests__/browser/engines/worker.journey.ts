import { offlinePath } from '../../../src/shared/offline'
import type { Guest } from './support/guest'
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

const visitAbout = async (guest: Guest) => {
  guest.allow(complaints)
  await guest.open('/nosotros')
  await guest.answerYes({ remember: true })
  await guest.isAt('Sobre nosotros')
  await guest.sees(() => guest.tab.look(kept), expect.arrayContaining(['/nosotros', offlinePath]))
}

/** By the page itself: a driver takes the request that fails for the page that does not come. */
const leaveFor = async (guest: Guest, path: string) => {
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
  site.mend()
  await guest.isAt('Pinturas')
})

test('a page that came in the place of code is not kept for it', async ({ guest, site }) => {
  await visitAbout(guest)
  const { met } = site.plant({
    at: paintings,
    answer: { status: 200, type: 'text/html', body: '<!doctype html><title>Otra</title>' },
  })
  await guest.tab.click('link', 'Pinturas')
  await guest.sees(() => guest.title(), 'Unexpected Application Error!')
  expect(met.length).toBeGreaterThan(0)
  site.mend()
  await guest.tab.click('button', 'Reintentar')
  await guest.isAt('Pinturas')
})
