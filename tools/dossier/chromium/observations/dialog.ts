import type { Page } from '@playwright/test'
import type { ObservationResult } from '../../../../src/audit/dossier/evidence/evidence'
import { rejectionPulseMs } from '../../../../src/content/constants'
import { gate as copy } from '../../../../src/content/legal'
import { gateScreen } from '../gateScreen'
import { observation } from './observation'

/** What follows NO; `page` shows the question. */
export async function observeDialog(page: Page): Promise<ObservationResult[]> {
  const { dialog, no, close } = gateScreen(page)
  await no.click()
  await dialog.waitFor()
  const named = await dialog.evaluate((element) => {
    const title = document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''
    return `${element.localName}, ${element.getAttribute('role')}, foco ${element.contains(document.activeElement) ? 'dentro' : 'fuera'}: ${title}`
  })
  await page.waitForTimeout(rejectionPulseMs * 10)
  const stays = await dialog.isVisible()
  const address = new URL(page.url()).pathname
  const leads = await dialog.locator('a').count()

  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  const isBack = await no.evaluate((button) => button === document.activeElement)
  await no.click()
  await close.click()
  await dialog.waitFor({ state: 'hidden' })
  return [
    observation('dialog-labelled', `dialog, alertdialog, foco dentro: ${copy.rejection}`, named),
    observation('dialog-stays', 'abierto', stays ? 'abierto' : 'cerrado'),
    observation(
      'dialog-not-commercial',
      'en /, sin enlaces',
      `en ${address}, ${leads === 0 ? 'sin' : leads} enlaces`,
    ),
    observation('dialog-escape', 'cierra, foco en NO', `cierra, foco ${isBack ? 'en NO' : 'en otra parte'}`),
    observation('dialog-button', 'cierra', (await dialog.isVisible()) ? 'no cierra' : 'cierra'),
  ]
}
