import type { BrowserContext, Page } from '@playwright/test'
import { cacheLock } from '../../../src/shared/offlineCache'
import { claimedNames } from '../../support/privacyClaims'
import { describeStored, storedOnDevice } from '../../../tools/dossier/chromium/deviceStorage'
import { waitUntilIdle } from '../../../tools/dossier/chromium/waitUntilIdle'
import { cachePrefix, scrollPositionsKey } from '../../../src/content/storageKeys'
import { connect, disconnect } from '../offline/support/offlinePages'
import { test } from '../support/failingSite'
import { expect, Visitor } from '../support/visitor'
import {
  clickForget,
  expectNothingStored,
  allowCutRequests,
  rememberedOnDevice,
} from './support/deviceStorage'

test.use({ serviceWorkers: 'allow' })

const newVisitor = async (context: BrowserContext) => new Visitor(await context.newPage())

/** Idle work is done, and what it began in the caches: its lock is free. */
async function finishIdleWork(page: Page) {
  await waitUntilIdle(page)
  await waitUntilIdle(page)
  await page.evaluate((lock) => navigator.locks.request(lock, () => {}), cacheLock)
}

const inWords = (isRemembered: boolean) => {
  const { local, session, caches } = claimedNames(isRemembered)
  return describeStored({ local, sesión: session, cachés: caches, programas: caches.map(() => '/') })
}

for (const isRemembered of [true, false])
  test(`${isRemembered ? 'with' : 'without'} the box, after everything was used, what is stored is what the privacy text says`, async ({
    visitor,
  }) => {
    allowCutRequests(visitor)
    const { page } = visitor
    await visitor.open('/productos/singani-premium-1')
    await visitor.enter({ remember: isRemembered })
    await page
      .getByRole('button', { name: /^Agregar y elegir más \(Singani Premium/ })
      .first()
      .click()
    await visitor.footerLink('Pinturas').click()
    await expect(visitor.heading('Pinturas')).toBeFocused()
    await visitor.open('/botellas-personalizada')
    await visitor.waitForPage()
    await page.getByRole('radio', { name: 'Una boda' }).check()
    await page.getByLabel('Cuéntanos tu idea').fill('Con kantutas')
    await expect(page, 'the quote is in the address').toHaveURL(/idea=Con/)
    await disconnect(visitor)
    await expect(page.getByText('Sin conexión. Puedes ver', { exact: false })).toBeVisible()
    await connect(visitor)
    // The router writes scroll positions as the page is left.
    await page.reload()
    await visitor.waitForPage()
    await finishIdleWork(page)
    await expect.poll(() => storedOnDevice(page)).toBe(inWords(isRemembered))
  })

test('scroll positions are deleted with the answer', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter()
  await page.reload()
  await visitor.waitForPage()
  expect(await storedOnDevice(page)).toContain(scrollPositionsKey)
  await clickForget(page)
  await visitor.waitForQuestion()
  await expectNothingStored(page)
})

test('caches of an earlier visit are deleted at the gate when there is no answer', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/robots.txt')
  await page.evaluate(async (prefix) => {
    const store = await caches.open(`${prefix}0123456789ab`)
    await store.put('/pinturas', new Response('…'))
  }, cachePrefix)
  await visitor.open('/')
  await visitor.waitForQuestion()
  await expect.poll(() => storedOnDevice(page)).toBe('nada')
})

test('ticking the box again after forgetting caches pages again', async ({ visitor }) => {
  allowCutRequests(visitor)
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter({ remember: true })
  await expect.poll(() => storedOnDevice(page)).toBe(rememberedOnDevice)
  await clickForget(page)
  await visitor.waitForQuestion()
  await expect.poll(() => storedOnDevice(page)).toBe('nada')
  await visitor.enter({ remember: true })
  await expect
    .poll(() => page.evaluate(async () => (await caches.match(location.pathname))?.status))
    .toBe(200)
})

test('a tab whose own session goes on caches no page once another tab has forgotten the answer', async ({
  visitor,
  context,
}) => {
  allowCutRequests(visitor)
  await visitor.open('/')
  await visitor.enter()
  const other = await newVisitor(context)
  await other.open('/')
  await other.enter({ remember: true })
  await expect.poll(() => storedOnDevice(other.page)).toBe(rememberedOnDevice)
  await clickForget(other.page)
  await other.waitForQuestion()
  await visitor.footerLink('Pinturas').click()
  await expect(visitor.heading('Pinturas')).toBeVisible()
  await expectNothingStored(other.page)
})
