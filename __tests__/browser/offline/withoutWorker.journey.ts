import type { Page } from '@playwright/test'
import { expect, test } from '../support/visitor'
import { cachedPaths } from './support/offlinePages'

test.use({ serviceWorkers: 'allow' })

for (const [failure, injectFailure] of [
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
  test(`where ${failure}, the site works without its worker`, async ({ visitor }) => {
    const { page } = visitor
    await injectFailure(page)
    await visitor.open('/nosotros')
    await visitor.enter({ remember: true })
    await page.waitForTimeout(1500)
    expect(await cachedPaths(page)).toEqual([])
    await page.reload()
    await visitor.waitForPage()
    await visitor.footerLink('Pinturas').click()
    await expect(visitor.heading('Pinturas')).toBeFocused()
  })
