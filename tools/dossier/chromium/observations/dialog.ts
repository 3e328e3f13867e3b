import type { Page } from '@playwright/test'
import { gate as copy } from '../../../../src/content/legal'
import { expectSeen } from '../interruptions'
import { gateScreen } from '../gateScreen'
import { showQuestion } from '../showScreens'
import { observation, type Observer } from './observation'

/** What a refused visitor may need to read the dialog, slow readers too. */
const readingTimes = [
  [0.05, '50 ms'],
  [1, '1 s'],
  [30, '30 s'],
  [120, '2 minutos'],
] as const

const describeDialog = (dialog: ReturnType<typeof gateScreen>['dialog']) =>
  dialog.evaluate((element) => {
    const title = document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''
    return `${element.localName}, ${element.getAttribute('role')}, foco ${element.contains(document.activeElement) ? 'dentro' : 'fuera'}: ${title}`
  })

/** Advances the page's stopped clock to each of the moments after NO, and reads whether the dialog is open. */
async function readAtMoments(page: Page): Promise<string> {
  const { dialog } = gateScreen(page)
  const seen: string[] = []
  let passed = 0
  for (const [seconds, name] of readingTimes) {
    await page.clock.runFor((seconds - passed) * 1000)
    passed = seconds
    if (await dialog.isVisible()) seen.push(name)
  }
  return seen.length === 0 ? 'cerrado' : `abierto a los ${seen.join(', ')}`
}

/** What follows NO. */
export const dialogObserver: Observer = {
  ids: ['dialog-labelled', 'dialog-stays', 'dialog-not-commercial', 'dialog-escape', 'dialog-button'],
  async observe(page, add) {
    await page.clock.install()
    await showQuestion(page)
    const { dialog, no, close, waitForDialog, waitUntilClosed } = gateScreen(page)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await no.click()
    await waitForDialog()
    add(
      observation(
        'dialog-labelled',
        `dialog, alertdialog, foco dentro: ${copy.rejection}`,
        await describeDialog(dialog),
      ),
      observation(
        'dialog-stays',
        `abierto a los ${readingTimes.map(([, name]) => name).join(', ')}`,
        await readAtMoments(page),
      ),
    )
    const leads = await dialog.locator('a').count()
    const { pathname } = new URL(page.url())
    add(
      observation(
        'dialog-not-commercial',
        'en /, sin enlaces',
        `en ${pathname}, ${leads === 0 ? 'sin' : leads} enlaces`,
      ),
    )
    await page.clock.resume()
    await page.keyboard.press('Escape')
    await waitUntilClosed()
    const isBack = await no.evaluate((button) => button === document.activeElement)
    add(
      observation(
        'dialog-escape',
        'cierra, foco en NO',
        `cierra, foco ${isBack ? 'en NO' : 'en otra parte'}`,
      ),
    )
    await no.click()
    await expectSeen(`el botón «${copy.rejectionClose}»`, close.click())
    await waitUntilClosed()
    add(observation('dialog-button', 'cierra', 'cierra'))
  },
}
