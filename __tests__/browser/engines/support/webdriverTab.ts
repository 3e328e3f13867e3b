import { By, Key as WebDriverKey, type WebDriver } from 'selenium-webdriver'
import { findElement, throwUnlessStale } from './findElement'
import type { Key, Name, Role, Tab } from './tab'

const keys: Record<Key, string> = {
  Tab: WebDriverKey.TAB,
  Escape: WebDriverKey.ESCAPE,
  Enter: WebDriverKey.ENTER,
  Space: ' ',
}

/** A window of WebKitGTK's, as the tests of all engines see it. */
export class WebDriverTab implements Tab {
  constructor(
    readonly driver: WebDriver,
    readonly handle: string,
  ) {}

  async open(address: string) {
    await this.#inFront()
    await this.driver.get(address)
  }

  async reload() {
    await this.#inFront()
    await this.driver.navigate().refresh()
  }

  async back() {
    await this.evaluate(() => history.back())
  }

  async press(key: Key) {
    await this.#inFront()
    await this.driver.actions().sendKeys(keys[key]).perform()
  }

  async hold(): Promise<void> {
    throw new Error('WebDriver repeats no key that is down.')
  }

  async type(text: string) {
    await this.#inFront()
    await this.driver.actions().sendKeys(text).perform()
  }

  async click(role: Role, name: Name) {
    const element = await this.#find(role, name)
    try {
      // WebKitGTK's driver presses nothing that is out of view.
      await this.driver.executeScript(
        (found: HTMLElement) => found.scrollIntoView({ block: 'center', behavior: 'instant' }),
        element,
      )
      await element.click()
    } catch (failure) {
      throwUnlessStale(failure)
      // A carousel that comes near is drawn anew; no press has reached the old element.
      await this.click(role, name)
    }
  }

  async doubleClick(role: Role, name: Name) {
    const element = await this.#find(role, name)
    await this.driver.actions().doubleClick(element).perform()
  }

  async focus(role: Role, name: Name) {
    const element = await this.#find(role, name)
    await this.driver.executeScript((found: HTMLElement) => found.focus(), element)
  }

  async evaluate<Result, Argument>(read: (argument: Argument) => Result, argument?: Argument) {
    await this.#inFront()
    return (await this.driver.executeScript(read, argument)) as Result
  }

  async run(script: string) {
    await this.#inFront()
    await this.driver.executeScript(script)
  }

  async words() {
    await this.#inFront()
    return this.driver.findElement(By.css('body')).getText()
  }

  async newTab() {
    await this.#inFront()
    await this.driver.switchTo().newWindow('tab')
    return new WebDriverTab(this.driver, await this.driver.getWindowHandle())
  }

  comeBack() {
    return this.#inFront()
  }

  async set(): Promise<void> {
    throw new Error('WebDriver imitates no media.')
  }

  async #inFront() {
    if ((await this.driver.getWindowHandle()) !== this.handle)
      await this.driver.switchTo().window(this.handle)
  }

  async #find(role: Role, name: Name) {
    await this.#inFront()
    return findElement(this.driver, role, name)
  }
}
