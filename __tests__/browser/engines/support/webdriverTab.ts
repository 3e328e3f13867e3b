import { By, error, Key as WebDriverKey, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { Key, Name, Role, Tab } from './tab'

const candidates: Record<Role, string> = {
  button: 'button',
  link: 'a[href]',
  checkbox: 'input[type=checkbox]',
  radio: 'input[type=radio]',
  textbox: 'textarea, input:not([type]), input[type=text]',
}

const keys: Record<Key, string> = {
  Tab: WebDriverKey.TAB,
  Escape: WebDriverKey.ESCAPE,
  Enter: WebDriverKey.ENTER,
  Space: ' ',
}

const patienceMs = 8000

interface Wanted {
  readonly css: string
  readonly words: string
  readonly isPattern: boolean
}

/** In the page: what is shown, first what seems to be called so. Each call of the driver is slow. */
const likeliestFirst = ({ css, words, isPattern }: Wanted) => {
  const seemsMeant = (element: Element) =>
    [element.getAttribute('aria-label'), element.textContent].some((text) =>
      isPattern ? new RegExp(words).test(text ?? '') : text?.includes(words),
    )
  const shown = [...document.querySelectorAll(css)].filter((element) => element.checkVisibility())
  return [...shown.filter(seemsMeant), ...shown.filter((element) => !seemsMeant(element))]
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
      if (!(failure instanceof error.StaleElementReferenceError)) throw failure
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

  async set(): Promise<void> {
    throw new Error('WebDriver imitates no media.')
  }

  async #inFront() {
    if ((await this.driver.getWindowHandle()) !== this.handle)
      await this.driver.switchTo().window(this.handle)
  }

  /** The first that is shown and is called so by the engine itself. */
  async #find(role: Role, name: Name): Promise<WebElement> {
    await this.#inFront()
    const isPattern = name instanceof RegExp
    const wanted: Wanted = { css: candidates[role], words: isPattern ? name.source : name, isPattern }
    const deadline = Date.now() + patienceMs
    while (Date.now() < deadline) {
      for (const element of (await this.evaluate(likeliestFirst, wanted)) as unknown as WebElement[])
        if (await this.#isCalled(element, name)) return element
    }
    throw new Error(`No ${role} is called ${name}.`)
  }

  async #isCalled(element: WebElement, name: Name) {
    try {
      const label = (await element.getAccessibleName()).trim()
      return typeof name === 'string' ? label === name : name.test(label)
    } catch {
      return false // The page has drawn it anew meanwhile.
    }
  }
}
