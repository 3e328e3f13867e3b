import type { BrowserContext, Page } from '@playwright/test'
import { storedOnDevice } from '../../tools/dossier/chromium/deviceStorage'
import { copiesPrefix, scrollPositionsKey } from '../../src/content/storageKeys'
import { workerPath } from '../../src/shared/offline'
import { test } from './support/faultySite'
import { expect, Visitor } from './support/visitor'

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

/** Idle work waits from `hold` to `release`, as on a device that is busy just then. */
async function controlIdleWork(page: Page) {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = []
    const request = requestIdleCallback
    let isHeld = false
    window.requestIdleCallback = (work, options) => (isHeld ? waiting.push(work) : request(work, options))
    addEventListener('hold-idle', () => void (isHeld = true))
    addEventListener('release-idle', () => {
      isHeld = false
      for (const work of waiting.splice(0)) request(work)
    })
  })
  const send = (type: string) => page.evaluate((name) => void dispatchEvent(new Event(name)), type)
  return { hold: () => send('hold-idle'), release: () => send('release-idle') }
}

test('idle work that waits while the answer is forgotten registers no worker', async ({ visitor }) => {
  const { page } = visitor
  const idle = await controlIdleWork(page)
  await visitor.open('/')
  await visitor.isAsked()
  await idle.hold()
  await visitor.enter({ remember: true })
  await forget(page)
  await visitor.isAsked()
  await idle.release()
  await isNothingStored(page)
})

test('idle work that waits while the answer is forgotten keeps no page', async ({ visitor }) => {
  allowCutRequests(visitor)
  const { page } = visitor
  const idle = await controlIdleWork(page)
  await visitor.open('/')
  await visitor.enter({ remember: true })
  await expect.poll(() => storedOnDevice(page)).toBe(rememberedOnDevice)
  await idle.hold()
  await footerLink(page, 'Pinturas').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pinturas' })).toBeFocused()
  await forget(page)
  await visitor.isAsked()
  await idle.release()
  await isNothingStored(page)
})

test('a worker whose file arrives after the answer was forgotten does not stay', async ({
  visitor,
  site,
}) => {
  const { page } = visitor
  const { met } = site.plant({ at: new RegExp(`^${workerPath}$`), delay: settlingMs })
  await visitor.open(site.origin)
  await visitor.enter({ remember: true })
  await expect.poll(() => met).toEqual([workerPath])
  await forget(page)
  await visitor.isAsked()
  await page.waitForTimeout(settlingMs)
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
