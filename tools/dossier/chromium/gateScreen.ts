import type { Page } from '@playwright/test'
import { gate as copy } from '../../../src/content/legal'
import type { Answer } from '../../../src/audit/model/steps'

/** The gate and the site, found by their words and roles as a visitor does. */
export const gateScreen = (page: Page) => {
  const question = page.getByRole('heading', { level: 1, name: copy.question })
  const dialog = page.getByRole('alertdialog')
  const box = page.getByRole('checkbox', { name: copy.remember })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const inside = page.locator('#root:not([aria-busy]) #contenido h1')

  return {
    question,
    dialog,
    box,
    button,
    yes: button(copy.yes),
    no: button(copy.no),
    close: dialog.getByRole('button', { name: copy.rejectionClose }),
    waitForQuestion: () => question.waitFor(),
    waitForSite: () => inside.waitFor({ state: 'attached' }),

    async status(): Promise<string> {
      if (await question.isVisible()) return 'not-accepted'
      return (await inside.count()) > 0 ? 'accepted' : 'checking'
    },

    /** The dialog's sentence, or the notice of an answer that could not be stored. */
    async message(): Promise<string | null> {
      if (await dialog.isVisible()) return dialog.getByRole('heading').innerText()
      const notice = page.locator('.unsaved-notice')
      return (await notice.count()) > 0 ? notice.innerText() : null
    },

    async answer(event: Answer) {
      if (await dialog.isVisible()) await this.close.click()
      if (event.type === 'forget') {
        await page.locator('.privacy summary').click()
        return button(copy.forget).click()
      }
      if (event.type === 'yes') await box.setChecked(event.remember)
      await page.locator(`button[name=answer][value=${event.type}]`).click()
    },

    async enter(remember = false) {
      await question.waitFor()
      await this.answer({ type: 'yes', remember })
      await this.waitForSite()
    },
  }
}
