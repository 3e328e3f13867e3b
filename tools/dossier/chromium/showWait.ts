import type { Page } from '@playwright/test'
import { putInto } from './storedIn'

/** The wait of a returning visitor: the gate's script and the page's markup are held back so that it can be seen. */
export async function showLoadingScreen(page: Page) {
  await page.goto('/robots.txt')
  await putInto(page, 'localStorage', { kind: 'value', value: 'accepted' })
  await page.route(/\/assets\/(main\.|\w+\.txt)/, () => {})
  await page.goto('/', { waitUntil: 'commit' })
  const status = page.getByRole('status')
  await status.waitFor()
  return status
}
