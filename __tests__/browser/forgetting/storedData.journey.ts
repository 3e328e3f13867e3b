import type { BrowserContext } from '@playwright/test'
import { storedOnDevice } from '../../../tools/dossier/chromium/deviceStorage'
import { cachePrefix, scrollPositionsKey } from '../../../src/content/storageKeys'
import { test } from '../support/failingSite'
import { expect, Visitor } from '../support/visitor'
import {
  settlingMs,
  clickForget,
  expectNothingStored,
  allowCutRequests,
  rememberedOnDevice,
} from './support/deviceStorage'

test.use({ serviceWorkers: 'allow' })

const newVisitor = async (context: BrowserContext) => new Visitor(await context.newPage())

test('with the box unticked only session data is stored', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/productos/singani-premium-1')
  await visitor.enter()
  await visitor.footerLink('Sobre Nosotros').click()
  await page.waitForTimeout(settlingMs)
  expect(await storedOnDevice(page)).toBe('sesión: status')
  await page.reload()
  await visitor.isInside()
  await page.waitForTimeout(settlingMs)
  expect(await storedOnDevice(page)).toBe(`sesión: ${scrollPositionsKey}, status`)
})

test('scroll positions are deleted with the answer', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter()
  await page.reload()
  await visitor.isInside()
  expect(await storedOnDevice(page)).toContain(scrollPositionsKey)
  await clickForget(page)
  await visitor.isAsked()
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
  await visitor.isAsked()
  await expect.poll(() => storedOnDevice(page)).toBe('nada')
})

test('ticking the box again after forgetting caches pages again', async ({ visitor }) => {
  allowCutRequests(visitor)
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter({ remember: true })
  await expect.poll(() => storedOnDevice(page)).toBe(rememberedOnDevice)
  await clickForget(page)
  await visitor.isAsked()
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
  await other.isAsked()
  await visitor.footerLink('Pinturas').click()
  await expect(visitor.heading('Pinturas')).toBeVisible()
  await expectNothingStored(other.page)
})
