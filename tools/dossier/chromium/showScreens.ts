import type { Page } from '@playwright/test'
import { errorPage } from '../../../src/content/errors'
import { paths } from '../../../src/shared/paths'
import { gateScreen } from './gateScreen'
import { setStored } from './storedValues'

/** A first visit: the gate asks. */
export async function showQuestion(page: Page) {
  await page.goto('/')
  await gateScreen(page).waitForQuestion()
}

/** Brings up the error screen: the code of the site does not arrive. */
export async function showErrorScreen(page: Page) {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('status', 'accepted'))
  await page.route(/\/assets\/site\.\w+\.js/, (route) => route.abort())
  await page.goto(paths.about)
  await page.getByRole('heading', { level: 1, name: errorPage.heading }).waitFor()
}

/** Shows the loading screen of a returning visitor: the gate's script and the page's markup are held back so that it can be seen. */
export async function showLoadingScreen(page: Page) {
  await page.goto('/robots.txt')
  await setStored(page, 'localStorage', { kind: 'value', value: 'accepted' })
  await page.route(/\/assets\/(main\.|\w+\.txt)/, () => {})
  await page.goto('/', { waitUntil: 'commit' })
  const status = page.getByRole('status')
  await status.waitFor()
  return status
}
