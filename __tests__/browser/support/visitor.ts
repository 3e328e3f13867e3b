import { test as base, expect, type Page } from '@playwright/test'
import { gate } from '../../../src/content/legal'
import { violationsOn } from './axe'

/** A person in front of the site, who notices everything that goes wrong behind it. */
export class Visitor {
  /** Every address the page has asked for, in order. */
  readonly requests: string[] = []
  readonly problems: string[] = []
  // Playwright's message where a journey blocks the worker.
  readonly #allowed = [/Service Worker registration blocked by Playwright/]

  constructor(readonly page: Page) {
    page.on('request', (request) => this.requests.push(request.url()))
    page.on('requestfailed', (request) =>
      this.problems.push(`request: ${request.url()} ${request.failure()?.errorText}`),
    )
    page.on('pageerror', (error) => this.problems.push(`error: ${error.message}`))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        this.problems.push(`console: ${message.text()} ${message.location().url}`)
      }
    })
  }

  get #question() {
    return this.heading(gate.question)
  }

  /** The page's heading. */
  heading(name: string | RegExp) {
    return this.page.getByRole('heading', { level: 1, name })
  }

  footerLink(name: string) {
    return this.page.getByRole('contentinfo').getByRole('link', { name, exact: true })
  }

  /** Lets one expected problem pass in this test. */
  allow(problem: RegExp) {
    this.#allowed.push(problem)
  }

  /**
   * Where another takes the place of a picture that may still be on its way: a quote's bottle comes from the link, a
   * larger file for a wider window or a magnified view, a page is left.
   */
  allowReplacedPictures() {
    this.allow(/\/media\/.*ERR_ABORTED/)
  }

  unexpected() {
    return this.problems.filter((problem) => !this.#allowed.some((allowed) => allowed.test(problem)))
  }

  open(path: string) {
    return this.page.goto(path)
  }

  /** Comes with the answer SÍ in the browser's storage, as after a visit that was to be remembered. */
  isRemembered() {
    return this.page.addInitScript(() => localStorage.setItem('status', 'accepted'))
  }

  /** The gate has asked. */
  async isAsked() {
    await this.#question.waitFor()
  }

  /** A page of the site is there, and answers. */
  async isInside() {
    await this.page.locator('#root:not([aria-busy]) #contenido h1').waitFor({ state: 'attached' })
  }

  /** Answers SÍ at the gate, and waits for the page behind it. */
  async enter({ remember = false } = {}) {
    await this.isAsked()
    if (remember) await this.page.getByRole('checkbox', { name: gate.remember }).check()
    await this.page.getByRole('button', { name: 'SÍ', exact: true }).click()
    await this.#question.waitFor({ state: 'detached' })
    await this.isInside()
  }

  axe() {
    return violationsOn(this.page)
  }

  /** The answer as each of the browser's storages keeps it. */
  stored() {
    return this.page.evaluate(() => ({
      local: localStorage.getItem('status'),
      session: sessionStorage.getItem('status'),
    }))
  }

  hasSidewaysScroll() {
    return this.page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
  }
}

export const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ page, browser }, give, { annotations }) => {
    annotations.push({ type: 'engine', description: `Chromium ${browser.version()}` })
    const visitor = new Visitor(page)
    await give(visitor)
    expect(visitor.unexpected(), 'nothing unexpected in the console or on the network').toEqual([])
  },
})

export { expect }
