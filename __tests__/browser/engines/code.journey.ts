import { violationsOn } from './support/axeIn'
import type { ChaosServer, Fault } from './support/chaosServer'
import { question, type Visitor } from './support/visitor'
import { expect, test } from './support/test'

const failureTitle = 'Unexpected Application Error!'
const legend = 'EL CONSUMO EXCESIVO DE ALCOHOL ES DAÑINO PARA LA SALUD'

const paintings = /^\/assets\/paintings\.\w+\.js/
const main = /^\/assets\/main\.\w+\.js/
const siteCode = /^\/assets\/site\.\w+\.js/
const fragment = /^\/assets\/\w+\.txt/

const missing: Fault['answer'] = { status: 404 }
const page: Fault['answer'] = { status: 200, type: 'text/html', body: '<!doctype html><title>Otra</title>' }
const broken: Fault['answer'] = { status: 200, type: 'text/javascript', body: 'throw new Error("half way")' }

/** What a browser's console says of files that do not arrive. */
const complaints =
  /assets\/|Failed to load|Loading (CSS )?chunk|ChunkLoadError|half way|Unexpected token|expected expression|MIME|NS_ERROR|preload CSS|NetworkError|preloaded using link preload/

/** Someone inside, with the page's own code at rest. */
const enterAt = async (guest: Visitor, path: string, title: string, remember = true) => {
  guest.allow(complaints)
  await guest.open(path)
  await guest.answerYes({ remember })
  await guest.isAt(title)
}

const isTold = async (guest: Visitor, title = failureTitle) => {
  await guest.sees(() => guest.title(), title)
  const root = await guest.tab.look(() => document.querySelector<HTMLElement>('#root')?.innerText)
  expect(root).toContain(legend)
  expect(await guest.tab.look(() => document.querySelector('#root [role=alert] h1') !== null)).toBe(true)
}

const retry = async (guest: Visitor, site: ChaosServer) => {
  site.mend()
  await guest.tab.click('button', 'Reintentar')
}

for (const [what, fault] of [
  ['an answer 503', { answer: { status: 503 } }],
  ['a dropped connection', { drop: 'at once' }],
] as const)
  test(`${what}, once, on code and on a stylesheet: nobody notices`, async ({ guest, site }) => {
    await enterAt(guest, '/nosotros', 'Sobre nosotros')
    const planted = [paintings, /^\/assets\/paintings\.\w+\.css/].map((at) =>
      site.plant({ ...fault, at, times: 1 }),
    )
    await guest.tab.click('link', 'Pinturas')
    await guest.isAt('Pinturas')
    expect(planted.map(({ met }) => met.length)).toEqual([1, 1])
  })

for (const [what, answer, requests] of [
  ['a file of an older build is gone', missing, 3],
  // Each further try asks the server first, and then runs what came.
  ['a page comes in the place of code', page, 5],
] as const)
  test(`${what}: three tries, one reload, three more, then the visitor is told and may retry`, async ({
    guest,
    site,
  }) => {
    await enterAt(guest, '/nosotros', 'Sobre nosotros')
    const { met } = site.plant({ at: paintings, answer })
    const loads = () => site.requests.filter((path) => path === '/pinturas').length
    await guest.tab.click('link', 'Pinturas')
    await isTold(guest)
    expect(met).toHaveLength(2 * requests)
    expect(loads()).toBe(1)
    await retry(guest, site)
    await guest.isAt('Pinturas')
  })

test('a newer build was published meanwhile: one reload, and nobody notices', async ({ guest, site }) => {
  await enterAt(guest, '/nosotros', 'Sobre nosotros')
  const { met } = site.plant({ at: paintings, answer: missing, times: 3 })
  await guest.tab.click('link', 'Pinturas')
  await guest.isAt('Pinturas')
  expect(met).toHaveLength(3)
})

test('a stylesheet that never arrives is named, and retrying works', async ({ guest, site }) => {
  await enterAt(guest, '/nosotros', 'Sobre nosotros')
  const { met } = site.plant({ at: /^\/assets\/paintings\.\w+\.css/, drop: 'at once' })
  await guest.tab.click('link', 'Pinturas')
  await isTold(guest, 'Unable to preload CSS')
  expect(met.length).toBeGreaterThanOrEqual(6)
  expect(await violationsOn(guest)).toEqual([])
  await retry(guest, site)
  await guest.isAt('Pinturas')
})

for (const [what, answer] of [
  ['does not arrive', missing],
  ['breaks half way', broken],
] as const)
  test(`the site’s code ${what} after SÍ: the visitor is told and may retry`, async ({ guest, site }) => {
    guest.allow(complaints)
    await guest.open('/nosotros')
    await guest.isAsked()
    const { met } = site.plant({ at: siteCode, answer })
    await guest.answerYes()
    await isTold(guest)
    expect(met.length).toBeGreaterThanOrEqual(3)
    await retry(guest, site)
    await guest.isAt('Sobre nosotros')
  })

for (const [what, answer] of [
  ['does not arrive', missing],
  ['is not what the build made', broken],
] as const)
  test(`the gate’s script ${what}: a static message stands in #root, and retrying works`, async ({
    guest,
    site,
  }) => {
    guest.allow(complaints)
    const { met } = site.plant({ at: main, answer })
    await guest.open('/productos/singani-premium-1')
    await isTold(guest)
    expect(met).toHaveLength(3)
    expect(await guest.tab.words()).not.toMatch(/Bs\.|Cargando|Singani (Premium|Clásico)/)
    await retry(guest, site)
    await guest.isAsked()
  })

test('the gate’s script fails once: nobody notices', async ({ guest, site }) => {
  guest.allow(complaints)
  const { met } = site.plant({ at: main, answer: { status: 503 }, times: 1 })
  await guest.open('/nosotros')
  await guest.answerYes()
  await guest.isAt('Sobre nosotros')
  expect(met).toHaveLength(1)
})

test('slow code: the wait is told within 200 ms, and the page on view stays usable', async ({
  guest,
  site,
}) => {
  await enterAt(guest, '/nosotros', 'Sobre nosotros')
  const { met } = site.plant({ at: paintings, delay: 2000 })
  // In frames, of which 12 are 200 ms: a busy machine must not be taken for a slow page.
  await guest.tab.look(() => {
    const { dataset } = document.documentElement
    const status = document.querySelector('.route-progress')
    const count = () => {
      if (status?.textContent) return
      dataset.frames = String(Number(dataset.frames ?? 0) + 1)
      requestAnimationFrame(count)
    }
    addEventListener('click', count, { capture: true, once: true })
  })
  await guest.tab.click('link', 'Pinturas')
  const told = () => guest.tab.look(() => document.querySelector('.route-progress[role=status]')?.textContent)
  await guest.sees(told, 'Cargando...')
  expect(await guest.title()).toBe('Sobre nosotros')
  await guest.tab.click('button', 'Abrir menú')
  await guest.sees(() => guest.isDialogOpen(), true)
  await guest.tab.press('Escape')
  await guest.isAt('Pinturas')
  expect(met).toHaveLength(1)
  expect(await guest.tab.look(() => Number(document.documentElement.dataset.frames))).toBeLessThan(12)
})

for (const [what, fault, requests] of [
  ['is gone', { answer: missing }, 2],
  ['is cut half way', { drop: 'half way' }, 2],
  ['does not come', { delay: 20_000 }, 1],
] as const)
  test(`the prerendered page ${what}: React draws it`, async ({ guest, site }) => {
    guest.allow(complaints)
    await guest.open('/nosotros')
    await guest.isAsked()
    const { met } = site.plant({ ...fault, at: fragment })
    await guest.answerYes()
    await guest.isAt('Sobre nosotros')
    expect(met).toHaveLength(requests)
  })

test('a button pressed before the site’s code is there is not pressed in vain', async ({ guest, site }) => {
  await guest.open('/nosotros')
  await guest.isAsked()
  const { met } = site.plant({ at: siteCode, delay: 2000 })
  await guest.answerYes()
  await guest.sees(() => guest.title(), 'Sobre nosotros')
  await guest.tab.click('button', 'Abrir menú')
  expect(await guest.isDialogOpen(), 'no code is there yet').toBe(false)
  await guest.sees(() => guest.isDialogOpen(), true)
  expect(met).toHaveLength(1)
})

test.describe('in the browser as it is installed', () => {
  // Its build without windows asks for pictures from so far that they take every connection of HTTP/1.1.
  test.use({ settings: { browser: ['as installed'] } })

  test('pictures that do not come hold nothing back', async ({ guest, site }) => {
    await guest.open('/pinturas/ancestros')
    await guest.isAsked()
    const { met } = site.plant({ at: /^\/media\//, delay: 30_000 })
    await guest.answerYes()
    await guest.isAt('Ancestros')
    // The others wait for the view.
    await guest.tab.look(() => document.querySelector('.painting-scale')?.scrollIntoView())
    await guest.sees(async () => met.length > 1, true)
  })
})

test('with every letter and picture missing, the page can be read and pressed', async ({ guest, site }) => {
  guest.allow(/woff2|media\/|Failed to load|downloadable font|404/)
  const fonts = site.plant({ at: /\.woff2$/, answer: missing })
  const pictures = site.plant({ at: /^\/media\//, answer: missing })
  await guest.open('/pinturas/ancestros')
  expect(await guest.title()).toBe(question)
  await guest.answerYes()
  await guest.isAt('Ancestros')
  await guest.sees(async () => pictures.met.length > 1, true)
  expect(fonts.met.length).toBeGreaterThan(0)
  const seen = await guest.tab.look(() => ({
    isLoaded: [...document.images].some((image) => image.naturalWidth > 0),
    alternative: document.querySelector<HTMLImageElement>('main img')?.alt ?? '',
    isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  }))
  expect(seen).toEqual({ isLoaded: false, alternative: expect.stringMatching(/\w{4}/), isWide: false })
})

test('a reload before the letters have come: the gate asks again, and lets in', async ({ guest, site }) => {
  const { met } = site.plant({ at: /\.woff2$/, delay: 2000 })
  await guest.open('/')
  await guest.isAsked()
  expect(met).not.toEqual([])
  await guest.tab.reload()
  await guest.answerYes()
  await guest.isAtHome()
})
