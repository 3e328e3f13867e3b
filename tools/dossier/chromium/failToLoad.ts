import type { Page } from '@playwright/test'
import { applicationError } from '../../../src/content/errors'
import { paths } from '../../../src/shared/paths'

/** Brings up the error screen: the code of the site does not arrive. */
export async function showErrorScreen(page: Page) {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('status', 'accepted'))
  await page.route(/\/assets\/site\.\w+\.js/, (route) => route.abort())
  await page.goto(paths.about)
  await page.getByRole('heading', { level: 1, name: applicationError }).waitFor()
}
