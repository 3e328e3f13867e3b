import type { Page } from '@playwright/test'
import type { Key, Media, Name, Role, Tab } from './tab'

/** A page of Playwright's, as the tests of all engines see it. */
export class PlaywrightTab implements Tab {
  constructor(readonly page: Page) {}

  async open(address: string) {
    await this.page.goto(address, { waitUntil: 'domcontentloaded' })
  }

  async reload() {
    await this.page.reload({ waitUntil: 'domcontentloaded' })
  }

  async back() {
    // Once this call has answered: leaving a page that is not kept would end it with an error.
    await this.page.evaluate(() => void setTimeout(() => history.back()))
  }

  press(key: Key) {
    return this.page.keyboard.press(key)
  }

  async hold(key: Key, repeats: number) {
    for (let downs = 0; downs <= repeats; downs++) await this.page.keyboard.down(key)
    await this.page.keyboard.up(key)
  }

  type(text: string) {
    return this.page.keyboard.type(text)
  }

  click(role: Role, name: Name) {
    return this.#find(role, name).click()
  }

  doubleClick(role: Role, name: Name) {
    return this.#find(role, name).dblclick()
  }

  focus(role: Role, name: Name) {
    return this.#find(role, name).focus()
  }

  evaluate<Result, Argument>(read: (argument: Argument) => Result, argument?: Argument) {
    return this.page.evaluate(read as (given: unknown) => Result, argument) as Promise<Result>
  }

  async run(script: string) {
    await this.page.evaluate(script)
  }

  words() {
    return this.page.locator('body').innerText()
  }

  async newTab() {
    return new PlaywrightTab(await this.page.context().newPage())
  }

  comeBack() {
    return this.page.bringToFront()
  }

  set(media: Media) {
    return this.page.emulateMedia(media)
  }

  #find(role: Role, name: Name) {
    return this.page.getByRole(role, { name, exact: true }).first()
  }
}
