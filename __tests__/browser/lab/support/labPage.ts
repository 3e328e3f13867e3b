import type { Page } from '@playwright/test'
import { labAddress } from '../../../../src/audit/addresses'
import { section } from '../../support/auditPages'
import { expect, type Visitor } from '../../support/visitor'

/** The sentence below the chart that names the state shown. */
export const currentState = (page: Page) => section(page, 'Diagrama').getByRole('status')

export const stepButton = (page: Page, name: string) =>
  section(page, 'Pasos').getByRole('button', { name, exact: true })

/** The gate as a visitor would see it in one of the two tabs. */
export const gateScreen = (page: Page, tab: 'A' | 'B') =>
  page.frameLocator(`iframe[title="Pantalla del sitio en la pestaña ${tab}"]`)

/** Until the chart is drawn and its transitions can be pressed. */
export async function openLab(visitor: Visitor, search = '') {
  await visitor.open(`${labAddress}${search}`)
  await expect(currentState(visitor.page)).not.toBeEmpty()
  await expect(visitor.page.locator('.chart-view [role="button"]').first()).toBeAttached()
}

/**
 * Opens another link where the lab is open, as Back and Forward do: it reads the address as when its page is loaded.
 * It has read it once it has written it again, without the hash. Not for the link that is open.
 */
export async function openInLab(page: Page, search: string) {
  await page.evaluate((link) => {
    history.pushState(null, '', `${link}#unread`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, search)
  await expect(page).not.toHaveURL(/#/)
}
