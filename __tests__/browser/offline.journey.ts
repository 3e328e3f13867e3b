import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { siteHandler } from '../../tools/preview/server'
import { filesIn } from '../../tools/build/builtSite'
import { offlinePath, permissionStore } from '../../src/shared/offline'
import { distFolder } from './support/builtSite'
import { expect, test, type Visitor } from './support/visitor'

test.use({ serviceWorkers: 'allow' })

const notice = 'Sin conexión. Puedes ver las páginas que ya visitaste'

/** Every path that is kept, whatever the store is called. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** With the page that stands in for the others. */
const isKept = (page: Page, path: string) =>
  expect
    .poll(() => keptPaths(page), { message: `${path} is kept` })
    .toEqual(expect.arrayContaining([path, offlinePath]))

/** The stores of copies, without the one that says that copies may be kept. */
const copies = (page: Page) =>
  page.evaluate(
    async (permission) => (await caches.keys()).filter((name) => name !== permission),
    permissionStore,
  )

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Without a connection the browser itself complains of every file that does not come. */
async function disconnect(visitor: Visitor) {
  visitor.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  await visitor.page.context().setOffline(true)
}

const connect = ({ page }: Visitor) => page.context().setOffline(false)

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test('before SÍ there is no worker and nothing is kept', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.isAsked()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('visited pages work without a connection, with the pictures seen, and say so', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/productos/singani-premium-1')
  await visitor.enter({ remember: true })
  await isKept(page, '/productos/singani-premium-1')
  await footerLink(page, 'Sobre Nosotros').click()
  await heading(page, 'Sobre nosotros').waitFor()
  await isKept(page, '/nosotros')
  await disconnect(visitor)
  await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible()
  expect(await visitor.axe()).toEqual([])

  await visitor.open('/productos/singani-premium-1?x=1')
  await visitor.isInside()
  await expect(heading(page, 'Singani Premium')).toBeVisible()
  const bottle = page
    .getByRole('main')
    .getByRole('img', { name: /^Botella/ })
    .first()
  expect(await bottle.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.reload()
  await visitor.isInside()
  await footerLink(page, 'Sobre Nosotros').click()
  await expect(heading(page, 'Sobre nosotros')).toBeFocused()
  await connect(visitor)
  await expect(page.getByText(notice)).toBeHidden()
})

test('a page never visited waits for the connection: by its link and by its address', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter({ remember: true })
  await isKept(page, '/nosotros')
  await disconnect(visitor)
  await footerLink(page, 'Pinturas').click()
  await expect(page.getByText('Esta página todavía no está en tu dispositivo: se abrirá')).toBeInViewport()
  await expect(heading(page, 'Sobre nosotros')).toBeVisible()
  await connect(visitor)
  await expect(heading(page, 'Pinturas')).toBeFocused()

  await disconnect(visitor)
  await visitor.open('/productos/singani-clasico-1')
  await expect(heading(page, 'Sin conexión')).toBeVisible()
  await expect(page.getByText('VENTA PROHIBIDA A MENORES DE 18 AÑOS DE EDAD')).toBeVisible()
  expect(await visitor.axe()).toEqual([])
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Reintentar' }).press('Enter'),
  ])
  await expect(heading(page, 'Sin conexión')).toBeVisible()
  await connect(visitor)
  await expect(heading(page, 'Singani Clásico')).toBeVisible()
})

test('a connection that comes and goes does not begin anew the page that is on its way', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter({ remember: true })
  await isKept(page, '/nosotros')
  await disconnect(visitor)
  await visitor.open('/pinturas')
  await expect(heading(page, 'Sin conexión')).toBeVisible()
  const reloads = await page.evaluate(() => {
    const begun: string[] = []
    navigation.addEventListener('navigate', (event) => {
      begun.push(event.navigationType)
      event.preventDefault()
    })
    for (const type of ['online', 'offline', 'online']) dispatchEvent(new Event(type))
    return begun
  })
  expect(reloads).toEqual(['reload'])
})

test('a kept page whose answer is gone asks again, and with a connection its copies go too', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter({ remember: true })
  await isKept(page, '/nosotros')
  await page.evaluate(() => localStorage.clear())
  await disconnect(visitor)
  await visitor.open('/nosotros')
  await visitor.isAsked()
  expect(new URL(page.url()).pathname).toBe('/')
  await connect(visitor)
  await visitor.open('/nosotros')
  await visitor.isAsked()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})

test('"Olvidar mi respuesta" leaves no copy, no worker and no bottle in the message', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/productos/singani-premium-1')
  await visitor.enter({ remember: true })
  await isKept(page, '/productos/singani-premium-1')
  await page
    .getByRole('button', { name: /^Agregar Singani Premium/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Tu mensaje: 1 botella' })).toBeVisible()
  await page.getByText('Qué guarda este sitio').click()
  await page.getByRole('button', { name: 'Olvidar mi respuesta' }).click()
  await visitor.isAsked()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  await visitor.enter({ remember: true })
  await expect(page.getByRole('button', { name: 'Tu mensaje: 1 botella' })).toHaveCount(0)
})

test('the film asks for a connection, and is never kept', async ({ visitor }) => {
  const { page } = visitor
  const play = page.getByRole('button', { name: 'Reproducir video: así nace una botella' })
  await visitor.open('/botellas-personalizada')
  await visitor.enter({ remember: true })
  await isKept(page, '/botellas-personalizada')
  await disconnect(visitor)
  await play.click()
  await expect(page.getByText('El video necesita internet.')).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  expect(await visitor.axe()).toEqual([])
  await connect(visitor)
  await expect(page.getByText('El video necesita internet.')).toBeHidden()
  await play.click()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  expect((await keptPaths(page)).filter((path) => /\.(mp4|webm|vtt)$/.test(path))).toEqual([])
})

for (const [fault, plant] of [
  [
    'the browser refuses the worker',
    (page: Page) =>
      page.addInitScript(() => {
        navigator.serviceWorker.register = () => Promise.reject(new DOMException('denied', 'SecurityError'))
      }),
  ],
  [
    'the storage is full',
    async (page: Page) => {
      const browser = await page.context().newCDPSession(page)
      const origin = new URL(test.info().project.use.baseURL ?? '').origin
      await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
    },
  ],
] as const)
  test(`where ${fault}, the site works as it does without`, async ({ visitor }) => {
    const { page } = visitor
    await plant(page)
    await visitor.open('/nosotros')
    await visitor.enter({ remember: true })
    await page.waitForTimeout(1500)
    expect(await keptPaths(page)).toEqual([])
    await page.reload()
    await visitor.isInside()
    await footerLink(page, 'Pinturas').click()
    await expect(heading(page, 'Pinturas')).toBeFocused()
  })

/** The built site as the next build would be: other pages, and a worker with another mark. */
function nextBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'bohemia-build-'))
  const isNeeded = (file: string) => !/[\\/](media|auditoria)$|\.(br|gz)$/.test(file)
  cpSync(distFolder, folder, { recursive: true, filter: isNeeded })
  const rewrite = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')))
  for (const page of filesIn(folder).filter((file) => file.endsWith('.html')))
    rewrite(page, (html) => html.replace('<head>', '<head><meta name="edition" content="next">'))
  rewrite('sin-conexion.js', (script) => script.replace(/"[0-9a-f]{12}"/, '"next"'))
  return folder
}

/** One origin, two builds: `deploy` replaces the first by the second. */
async function twoBuilds() {
  const next = nextBuild()
  const [older, newer] = [siteHandler(distFolder), siteHandler(next)]
  let current: RequestListener = older
  const server = createServer((req, res) => (req.url?.startsWith('/media/') ? older : current)(req, res))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => void (current = newer),
    close: () => {
      server.close()
      server.closeAllConnections()
      rmSync(next, { recursive: true })
    },
  }
}

test('a new build replaces the old one at once, and nothing of the old is ever shown again', async ({
  visitor,
}) => {
  const { page } = visitor
  const edition = () => page.locator('meta[name=edition]').count()
  const site = await twoBuilds()
  try {
    await visitor.open(site.address)
    await visitor.enter({ remember: true })
    await isKept(page, '/')
    await footerLink(page, 'Sobre Nosotros').click()
    await isKept(page, '/nosotros')
    const [oldStore] = await copies(page)

    site.deploy()
    await visitor.open(site.address)
    await visitor.isInside()
    expect(await edition(), 'with a connection the page is the new one').toBe(1)
    await expect.poll(() => copies(page)).toEqual(['visitado-next'])
    expect(oldStore).not.toBe('visitado-next')
    await isKept(page, '/')

    await disconnect(visitor)
    await visitor.open(site.address)
    await visitor.isInside()
    expect(await edition(), 'without one too').toBe(1)
    await visitor.open(`${site.address}/nosotros`)
    await expect(heading(page, 'Sin conexión')).toBeVisible()
  } finally {
    site.close()
  }
})
