import type { Page } from '@playwright/test'
import { gate } from '../../../../src/content/legal'
import { storedOnDevice } from '../../../../tools/dossier/chromium/deviceStorage'
import { cachePrefix } from '../../../../src/content/storageKeys'
import { expect, type Visitor } from '../../support/visitor'

/** Longer than idle work and the worker's first cached pages take. */
export const settlingMs = 3000

export const rememberedOnDevice = `local: status; cachés: ${cachePrefix}…; programas: /`

/** Without scrolling to the button first: these tests depend on the moment of the click. */
export const clickForget = (page: Page) =>
  page.evaluate((name) => {
    const isNamed = (button: Element) => button.textContent === name
    ;[...document.querySelectorAll('button')].find(isNamed)?.click()
  }, gate.forget)

/** Requests that the next page cancels. */
export const allowCutRequests = (visitor: Visitor) => visitor.allow(/ERR_ABORTED/)

export async function expectNothingStored(page: Page) {
  await page.waitForTimeout(settlingMs)
  expect(await storedOnDevice(page)).toBe('nada')
}
