import type { BrowserContext, Page } from '@playwright/test'
import { storedOnDevice } from '../../src/build/dossier/chromium/deviceStorage'
import { copiesPrefix, scrollPositionsKey } from '../../src/content/storageKeys'
import { expect, test, Visitor } from './support/visitor'

test.use({ serviceWorkers: 'allow' })

/** Idle work and a worker's first copies take less. */
const settlingMs = 3000

const rememberedOnDevice = `local: status; cachés: ${copiesPrefix}…; programas: /`

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** Presses without scrolling there first: the moment of the press is what is tried. */
const forget = (page: Page) =>
  page.evaluate(() => {
    const named = (button: Element) => button.textContent === 'Olvidar mi respuesta'
    ;[...document.querySelectorAll('button')].find(named)?.click()
  })

/** A request that the next page cuts off is no fault here. */
const allowCutRequests = (visitor: Visitor) => visitor.allow(/ERR_ABORTED/)

async function isNothingStored(page: Page) {
  await page.waitForTimeout(settlingMs)
  expect(await storedOnDevice(page)).toBe('nada')
}

const newVisitor = async (context: BrowserContext) => new Visitor(await context.newPage())

test('with the box unticked nothing is kept but the session’s own', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/productos/singani-premium-1')
  await visitor.enter()
  await footerLink(page, 'Sobre Nosotros').click()
  await page.waitForTimeout(settlingMs)
  expect(await storedOnDevice(page)).toBe('sesión: status')
  await page.reload()
  await visitor.isInside()
  await page.waitForTimeout(settlingMs)
  expect(await storedOnDevice(page)).toBe(`sesión: ${scrollPositionsKey}, status`)
})

for (const ms of [0, 300, 1200])
  test(`forgotten ${ms} ms after entering, nothing is written afterwards`, async ({ visitor }) => {
    allowCutRequests(visitor)
    const { page } = visitor
    await visitor.open('/')
    await visitor.enter({ remember: true })
    await page.waitForTimeout(ms)
    await forget(page)
    await visitor.isAsked()
    await isNothingStored(page)
  })

for (const ms of [0, 100])
  test(`forgotten ${ms} ms after walking on, nothing is written afterwards`, async ({ visitor }) => {
    allowCutRequests(visitor)
    const { page } = visitor
    await visitor.open('/')
    await visitor.enter({ remember: true })
    await expect.poll(() => storedOnDevice(page)).toBe(rememberedOnDevice)
    await footerLink(page, 'Pinturas').click()
    await page.waitForURL('**/pinturas')
    await page.waitForTimeout(ms)
    await forget(page)
    await visitor.isAsked()
    await isNothingStored(page)
  })

test('scroll positions go with the answer', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter()
  await page.reload()
  await visitor.isInside()
  expect(await storedOnDevice(page)).toContain(scrollPositionsKey)
  await forget(page)
  await visitor.isAsked()
  await isNothingStored(page)
})

test('a tab whose own session goes on keeps no copies once another tab has forgotten', async ({
  visitor,
  context,
}) => {
  allowCutRequests(visitor)
  const { page } = visitor
  await visitor.open('/')
  await visitor.enter()
  const other = await newVisitor(context)
  await other.open('/')
  await other.enter({ remember: true })
  await expect.poll(() => storedOnDevice(other.page)).toBe(rememberedOnDevice)
  await forget(other.page)
  await other.isAsked()
  await footerLink(page, 'Pinturas').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pinturas' })).toBeVisible()
  await isNothingStored(other.page)
})

test('what an earlier visit left without an answer is deleted at the gate', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/robots.txt')
  await page.evaluate(async (prefix) => {
    const store = await caches.open(`${prefix}0123456789ab`)
    await store.put('/pinturas', new Response('…'))
  }, copiesPrefix)
  await visitor.open('/')
  await visitor.isAsked()
  await expect.poll(() => storedOnDevice(page)).toBe('nada')
})

test('who ticks the box again after forgetting has pages kept again', async ({ visitor }) => {
  allowCutRequests(visitor)
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter({ remember: true })
  await expect.poll(() => storedOnDevice(page)).toBe(rememberedOnDevice)
  await forget(page)
  await visitor.isAsked()
  await expect.poll(() => storedOnDevice(page)).toBe('nada')
  await visitor.enter({ remember: true })
  await expect
    .poll(() => page.evaluate(async () => (await caches.match(location.pathname))?.status))
    .toBe(200)
})
