import type { Page } from '@playwright/test'
import { gate as copy } from '../../../src/content/legal'
import type { Answer } from '../../../src/audit/gate/steps'
import { expectSeen } from './interruptions'

/** The gate and the site, found by their words and roles as a visitor does. */
export const gateScreen = (page: Page) => {
  const question = page.getByRole('heading', { level: 1, name: copy.question })
  const dialog = page.getByRole('alertdialog')
  const box = page.getByRole('checkbox', { name: copy.remember })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const notice = page.locator('.unsaved-notice')
  const inside = page.locator('#root:not([aria-busy]) #contenido h1')

  return {
    question,
    dialog,
    box,
    button,
    yes: button(copy.yes),
    no: button(copy.no),
    close: dialog.getByRole('button', { name: copy.rejectionClose }),
    waitForQuestion: () => expectSeen('la pregunta de la puerta', question.waitFor()),
    waitForSite: () => expectSeen('el sitio después de SÍ', inside.waitFor({ state: 'attached' })),
    waitForDialog: () => expectSeen('el diálogo de rechazo', dialog.waitFor()),
    waitUntilClosed: () =>
      expectSeen('que el diálogo de rechazo se cerrara', dialog.waitFor({ state: 'hidden' })),

    async status(): Promise<string> {
      if (await question.isVisible()) return 'not-accepted'
      return (await inside.count()) > 0 ? 'accepted' : 'checking'
    },

    /** The dialog's sentence, or the notice of an answer that could not be stored. */
    async message(): Promise<string | null> {
      if (await dialog.isVisible()) return dialog.getByRole('heading').innerText()
      return (await this.hasUnsavedNotice()) ? notice.innerText() : null
    },

    /** Whether it says that the answer could not be stored (X2). */
    async hasUnsavedNotice(): Promise<boolean> {
      return (await notice.count()) > 0
    },

    async answer(event: Answer) {
      if (await dialog.isVisible()) await expectSeen(`el botón «${copy.rejectionClose}»`, this.close.click())
      if (event.type === 'forget') {
        await expectSeen('el panel de privacidad', page.locator('.privacy summary').click())
        return expectSeen(`el botón «${copy.forget}»`, button(copy.forget).click())
      }
      if (event.type === 'yes')
        await expectSeen(`la casilla «${copy.remember}»`, box.setChecked(event.remember))
      const name = event.type === 'yes' ? copy.yes : copy.no
      await expectSeen(`el botón «${name}»`, page.locator(`button[name=answer][value=${event.type}]`).click())
    },

    async enter(remember = false) {
      await this.waitForQuestion()
      await this.answer({ type: 'yes', remember })
      await this.waitForSite()
    },
  }
}
