import type { Page } from '@playwright/test'
import { storedOnDevice } from '../../../tools/dossier/chromium/deviceStorage'
import { workerPath } from '../../../src/shared/offlineCache'
import { test } from '../support/failingSite'
import { expect } from '../support/visitor'
import {
  clickForget,
  expectNothingStored,
  allowCutRequests,
  rememberedOnDevice,
  settlingMs,
} from './support/deviceStorage'

test.use({ serviceWorkers: 'allow' })

/** Holds idle callbacks back from `hold` to `release`, as a busy device does. */
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
  await visitor.waitForQuestion()
  await idle.hold()
  await visitor.enter({ remember: true })
  await clickForget(page)
  await visitor.waitForQuestion()
  await idle.release()
  await expectNothingStored(page)
})

test('idle work that waits while the answer is forgotten caches no page', async ({ visitor }) => {
  allowCutRequests(visitor)
  const { page } = visitor
  const idle = await controlIdleWork(page)
  await visitor.open('/')
  await visitor.enter({ remember: true })
  await expect.poll(() => storedOnDevice(page)).toBe(rememberedOnDevice)
  await idle.hold()
  await visitor.footerLink('Pinturas').click()
  await expect(visitor.heading('Pinturas')).toBeFocused()
  await clickForget(page)
  await visitor.waitForQuestion()
  await idle.release()
  await expectNothingStored(page)
})

test('a worker whose file arrives after the answer was forgotten is unregistered', async ({
  visitor,
  site,
}) => {
  const { page } = visitor
  const { met } = site.injectFailure({ at: new RegExp(`^${workerPath}$`), delay: settlingMs })
  await visitor.open(site.origin)
  await visitor.enter({ remember: true })
  await expect.poll(() => met).toEqual([workerPath])
  await clickForget(page)
  await visitor.waitForQuestion()
  await page.waitForTimeout(settlingMs)
  await expectNothingStored(page)
})
