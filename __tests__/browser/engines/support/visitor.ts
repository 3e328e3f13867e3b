import { expect } from '@playwright/test'
import { gate } from '../../../../src/content/legal'
import type { FailingServer } from './failingServer'
import type { Tab } from './tab'

export const question = gate.question
export const rejection = gate.rejection

/** A person at the site in whatever engine: what they do, and what they see. */
export class Visitor {
  readonly #allowed = [
    // Playwright's message where a test blocks the worker.
    /Service Worker registration blocked by Playwright/,
    // Firefox's message about fonts that were loading when their page was left (NS_BINDING_ABORTED).
    /^error: download failed \(font-family: .*status=2152398850 /,
  ]

  constructor(
    readonly tab: Tab,
    readonly site: FailingServer,
  ) {}

  /** Allows one expected message of the browser's console in this test. */
  allow(message: RegExp) {
    this.#allowed.push(message)
  }

  isAllowed = (message: string) => this.#allowed.some((allowed) => allowed.test(message))

  open(path: string) {
    return this.tab.open(this.site.origin + path)
  }

  /** Waits until what is read is as expected; a page that is just changing is read again. */
  async expectEventually<Value>(read: () => Promise<Value>, expected: unknown, what?: string) {
    const careful = () => read().catch((error: Error) => error.message)
    await expect.poll(careful, what).toEqual(expected)
  }

  title() {
    return this.tab.evaluate(() =>
      [...document.querySelectorAll('h1')]
        .filter((heading) => heading.checkVisibility())
        .map((heading) => heading.textContent)
        .join(' + '),
    )
  }

  path() {
    return this.tab.evaluate(() => location.pathname)
  }

  waitForQuestion() {
    return this.expectEventually(() => this.title(), question)
  }

  /** Waits until the page with this title is there, and answers. */
  async waitForPage(title: string | RegExp) {
    await this.expectEventually(
      () => this.title(),
      typeof title === 'string' ? title : expect.stringMatching(title),
    )
    const isReady = () =>
      this.tab.evaluate(() => document.querySelector('#root:not([aria-busy]) #contenido h1') !== null)
    await this.expectEventually(isReady, true)
  }

  waitForHome() {
    return this.waitForPage(/^Singani artesanal boliviano/)
  }

  async answerYes({ remember = false } = {}) {
    await this.waitForQuestion()
    if (remember) await this.tab.click('checkbox', gate.remember)
    await this.tab.click('button', 'SÍ')
  }

  async forget() {
    await this.tab.evaluate(() => document.querySelector<HTMLElement>('.privacy summary')?.click())
    await this.tab.click('button', gate.forget)
  }

  stored() {
    return this.tab.evaluate(() => ({
      local: localStorage.getItem('status'),
      session: sessionStorage.getItem('status'),
    }))
  }

  /** The words of the open dialog; null where none is open. */
  dialog() {
    return this.tab.evaluate(() => document.querySelector<HTMLElement>('dialog[open]')?.innerText ?? null)
  }

  isDialogOpen() {
    return this.tab.evaluate(() => document.querySelector('dialog[open]') !== null)
  }

  /** What the focused control is called on screen. */
  focused() {
    return this.tab.evaluate(() => {
      const { activeElement } = document
      return (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '').trim()
    })
  }

  /** What the chat that this link of the page opens would send. */
  messageOf(link: string) {
    return this.tab.evaluate((words) => {
      const found = [
        ...document.querySelectorAll<HTMLAnchorElement>('main a[href^="https://api.whatsapp.com/send"]'),
      ]
      const chat = found.find((a) => a.checkVisibility() && a.innerText.includes(words))
      return chat ? new URL(chat.href).searchParams.get('text') : null
    }, link)
  }

  async scrollTo(y: number) {
    await this.tab.evaluate((top) => scrollTo(0, top), y)
    await this.expectEventually(() => this.scrolled(), y)
  }

  scrolled() {
    return this.tab.evaluate(() => Math.round(scrollY))
  }

  /** Another tab of the same person, on the same profile. */
  async newTab() {
    return new Visitor(await this.tab.newTab(), this.site)
  }
}
