import { minorsLegend } from '../../../src/content/legal'
import { expect, test } from '../support/visitor'
import { connect, disconnect, expectCached } from './support/offlinePages'

test.use({ serviceWorkers: 'allow' })

const notice = 'Sin conexión. Puedes ver las páginas que ya visitaste'

test('before SÍ no worker is registered and nothing is cached', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.waitForQuestion()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('visited pages work offline, with the pictures seen and a notice', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/productos/singani-premium-1')
  await visitor.enter({ remember: true })
  await expectCached(page, '/productos/singani-premium-1')
  await visitor.footerLink('Sobre Nosotros').click()
  await visitor.heading('Sobre nosotros').waitFor()
  await expectCached(page, '/nosotros')
  await disconnect(visitor)
  await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible()
  expect(await visitor.axe()).toEqual([])

  await visitor.open('/productos/singani-premium-1?x=1')
  await visitor.waitForPage()
  await expect(visitor.heading('Singani Premium')).toBeVisible()
  const bottle = page
    .getByRole('main')
    .getByRole('img', { name: /^Botella/ })
    .first()
  expect(await bottle.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.reload()
  await visitor.waitForPage()
  await visitor.footerLink('Sobre Nosotros').click()
  await expect(visitor.heading('Sobre nosotros')).toBeFocused()
  await connect(visitor)
  await expect(page.getByText(notice)).toBeHidden()
})

test('a page never visited opens once the connection is back, from its link and from its address', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter({ remember: true })
  await expectCached(page, '/nosotros')
  await disconnect(visitor)
  await visitor.footerLink('Pinturas').click()
  await expect(page.getByText('Esta página todavía no está en tu dispositivo: se abrirá')).toBeInViewport()
  await expect(visitor.heading('Sobre nosotros')).toBeVisible()
  await connect(visitor)
  await expect(visitor.heading('Pinturas')).toBeFocused()

  await disconnect(visitor)
  await visitor.open('/productos/singani-clasico-1')
  await expect(visitor.heading('Sin conexión')).toBeVisible()
  await expect(page.getByText(minorsLegend)).toBeVisible()
  expect(await visitor.axe()).toEqual([])
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Reintentar' }).press('Enter'),
  ])
  await expect(visitor.heading('Sin conexión')).toBeVisible()
  await connect(visitor)
  await expect(visitor.heading('Singani Clásico')).toBeVisible()
})

test('a connection that comes and goes reloads the offline page once', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter({ remember: true })
  await expectCached(page, '/nosotros')
  await disconnect(visitor)
  await visitor.open('/pinturas')
  await expect(visitor.heading('Sin conexión')).toBeVisible()
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
