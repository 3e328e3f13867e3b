import { test as base, expect, type Browser, type Page } from '@playwright/test'
import { gate } from '../../../src/content/legal'
import { gateVisitAttachment } from '../../../tools/gate-paths/gateRecord'
import { violationsOn, type AxeRules } from './axe'
import { recordGate } from './gateRecorder'
import { problemsOf, takeUnexpected, type Problems } from './problems'

/** A person in front of the site, who notices everything that goes wrong behind it. */
export class Visitor {
  /** Every address the page has asked for, in order. */
  readonly requests: string[] = []
  readonly #problems: Problems

  constructor(readonly page: Page) {
    this.#problems = problemsOf(page.context())
    page.on('request', (request) => this.requests.push(request.url()))
    page.on('requestfailed', (request) =>
      this.#problems.all.push(`request: ${request.url()} ${request.failure()?.errorText}`),
    )
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

  /** Lets one expected problem pass in this test, in every page of its browser context. */
  allow(problem: RegExp) {
    this.#problems.allow(problem)
  }

  open(path: string) {
    return this.page.goto(path)
  }

  /** Stores the answer SÍ before the page loads, as after a visit that was to be remembered. */
  storeAcceptedAnswer() {
    return this.page.addInitScript(() => localStorage.setItem('status', 'accepted'))
  }

  /** Waits for the gate's question. */
  async waitForQuestion() {
    await this.#question.waitFor()
  }

  /** Waits until a page of the site is there, and answers. */
  async waitForPage() {
    await this.page.locator('#root:not([aria-busy]) #contenido h1').waitFor({ state: 'attached' })
  }

  /** Answers SÍ at the gate, and waits for the page behind it. */
  async enter({ remember = false } = {}) {
    await this.waitForQuestion()
    if (remember) await this.page.getByRole('checkbox', { name: gate.remember }).check()
    await this.page.getByRole('button', { name: 'SÍ', exact: true }).click()
    await this.#question.waitFor({ state: 'detached' })
    await this.waitForPage()
  }

  /** Opens a page with the answer SÍ stored: for what is not about the gate. */
  async returnTo(path: string) {
    await this.storeAcceptedAnswer()
    await this.open(path)
    await this.waitForPage()
  }

  axe(rules?: AxeRules) {
    return violationsOn(this.page, rules)
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

interface WorkerFixtures {
  /** The browser, where what goes wrong in any page of any context is noted. */
  watchedBrowser: Browser
}

export const test = base.extend<{ visitor: Visitor; problems: void }, WorkerFixtures>({
  watchedBrowser: [
    async ({ browser }, give) => {
      browser.on('context', problemsOf)
      await give(browser)
    },
    { scope: 'worker' },
  ],

  // In every test, whether it has a visitor or not, and after its pages are closed.
  problems: [
    async ({ watchedBrowser: _ }, give) => {
      await give()
      expect(takeUnexpected(), 'nothing unexpected in the console or on the network').toEqual([])
    },
    { auto: true },
  ],

  // The path through the gate, for gatePathReporter.ts.
  context: async ({ context }, give, info) => {
    const recording = await recordGate(context)
    await give(context)
    const records = await recording.end()
    if (records.length > 0)
      await info.attach(gateVisitAttachment, {
        body: JSON.stringify(records),
        contentType: 'application/json',
      })
  },

  visitor: async ({ page, browser }, give, { annotations }) => {
    annotations.push({ type: 'engine', description: `Chromium ${browser.version()}` })
    await give(new Visitor(page))
  },
})

export { expect }
