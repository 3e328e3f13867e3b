import type { Page } from '@playwright/test'
import { permissionCache } from '../../../src/shared/offlineCache'
import { expect, test } from '../support/visitor'
import { twoBuilds } from './support/twoBuilds'
import { disconnect, expectCached } from './support/offlinePages'

test.use({ serviceWorkers: 'allow' })

/** The stores of copies, without the one that says that copies may be kept. */
const copyCaches = (page: Page) =>
  page.evaluate(
    async (permission) => (await caches.keys()).filter((name) => name !== permission),
    permissionCache,
  )

test('a new build replaces the old one at once, and nothing of the old is ever shown again', async ({
  visitor,
}) => {
  const { page } = visitor
  const edition = () => page.locator('meta[name=edition]').count()
  const site = await twoBuilds()
  try {
    await visitor.open(site.address)
    await visitor.enter({ remember: true })
    await expectCached(page, '/')
    await visitor.footerLink('Sobre Nosotros').click()
    await expectCached(page, '/nosotros')
    const [oldStore] = await copyCaches(page)

    site.deploy()
    await visitor.open(site.address)
    await visitor.waitForPage()
    expect(await edition(), 'with a connection the page is the new one').toBe(1)
    await expect.poll(() => copyCaches(page)).toEqual(['visitado-next'])
    expect(oldStore).not.toBe('visitado-next')
    await expectCached(page, '/')

    await disconnect(visitor)
    await visitor.open(site.address)
    await visitor.waitForPage()
    expect(await edition(), 'without one too').toBe(1)
    await visitor.open(`${site.address}/nosotros`)
    await expect(visitor.heading('Sin conexión')).toBeVisible()
  } finally {
    site.close()
  }
})
