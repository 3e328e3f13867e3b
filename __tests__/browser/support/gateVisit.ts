import type { Page } from '@playwright/test'
import type { Scenario, StorageStart, Step } from '../../../src/audit/model/scenario'
import { actionOf } from '../../../src/audit/model/steps'
import { expect, type Visitor } from './visitor'

type Place = 'local' | 'session'

const blockLocal = () =>
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError')
    },
  })

function fillSession() {
  for (let size = 2 ** 22, key = 0; size >= 1; key++) {
    try {
      sessionStorage.setItem(`filler${key}`, 'x'.repeat(size))
    } catch {
      size = Math.floor(size / 2)
    }
  }
}

/** A scenario's steps taken on the built site, and what is to be seen after each. */
export class GateVisit {
  readonly #page: Page

  /** `onlooker` is a page of the same browser without the site: it is the other tab, and sees local storage. */
  constructor(
    readonly visitor: Visitor,
    readonly onlooker: Page,
  ) {
    this.#page = visitor.page
  }

  get #question() {
    return this.#page.getByRole('heading', { level: 1, name: '¿Tienes más de 18 años?' })
  }

  get #dialog() {
    return this.#page.getByRole('alertdialog')
  }

  async open({ local, session }: Scenario) {
    await this.onlooker.goto('/robots.txt')
    await this.#page.goto('/robots.txt')
    await this.#put(this.onlooker, 'local', local)
    await this.#put(this.#page, 'session', session)
    await this.#page.clock.install()
    await this.#page.goto('/')
  }

  async #put(page: Page, place: Place, start: StorageStart) {
    if (start.kind === 'value') {
      const entry = [`${place}Storage`, start.value] as const
      await page.evaluate(
        ([storage, value]) => window[storage].setItem('status', value),
        entry as readonly ['localStorage' | 'sessionStorage', string],
      )
    } else if (start.kind === 'blocked' && place === 'local') {
      // No browser preference blocks one storage alone.
      await this.#page.addInitScript(blockLocal)
    } else if (start.kind === 'full' && place === 'session') {
      // The router cannot keep its scroll positions either, and says so.
      this.visitor.allow(/Failed to save scroll positions/)
      await page.evaluate(fillSession)
    } else if (start.kind !== 'nothing')
      throw new Error(`No recorded path has a ${place} that is ${start.kind}.`)
  }

  async take(step: Step) {
    const action = actionOf(step)
    if (step !== 'no' && action?.kind !== 'wait') await this.#page.clock.resume()
    if (action?.kind === 'send') await this.#answer(action.event)
    else if (action?.kind === 'wait') await this.#page.clock.runFor(action.ms)
    else if (action?.kind === 'elsewhere') {
      await this.onlooker.evaluate((value) => {
        if (value === null) localStorage.removeItem('status')
        else localStorage.setItem('status', value)
      }, action.value)
    } else throw new Error(`No recorded path has the step ${step}.`)
  }

  async #answer(event: { type: 'yes' | 'no' | 'forget'; remember?: boolean }) {
    if (await this.#dialog.isVisible()) await this.#dialog.getByRole('button', { name: 'Entendido' }).click()
    if (event.type === 'forget') {
      await this.#page.getByText('Qué guarda este sitio').click()
      await this.#page.getByRole('button', { name: 'Olvidar mi respuesta' }).click()
    } else if (event.type === 'no') {
      await this.#page.clock.pauseAt(await this.#page.evaluate(() => Date.now() + 1000))
      await this.#page.getByRole('button', { name: 'NO', exact: true }).click()
      await expect(this.#dialog).toBeVisible()
    } else {
      await this.#page.getByRole('checkbox').setChecked(event.remember ?? false)
      await this.#page.getByRole('button', { name: 'SÍ', exact: true }).click()
    }
  }

  /** What the visitor has in front, and both stored values. */
  async seen() {
    const isAsked = await this.#question.isVisible()
    const isInside = await this.#page.locator('#root:not([aria-busy]) #contenido h1').count()
    const stored = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
      page.evaluate((name) => window[name].getItem('status'), storage)
    return {
      status: isAsked ? 'not-accepted' : isInside ? 'accepted' : 'checking',
      local: await stored(this.onlooker, 'localStorage'),
      session: await stored(this.#page, 'sessionStorage'),
    }
  }

  /** The message has no place on the screen but the dialog: closed, it comes back while the message is held. */
  holdsMessage() {
    return this.#page.evaluate(() => {
      const dialog = document.querySelector('dialog')
      dialog?.close()
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      return dialog?.open ?? false
    })
  }
}
