import { Builder, type WebDriver } from 'selenium-webdriver'
import { setTimeout as sleep } from 'node:timers/promises'
import { closedProxy, type Engine, type Setting } from './tab'
import { WebKitGtk } from './webkitGtk'
import { WebDriverTab } from './webdriverTab'

const switches: Partial<Record<Setting, string>> = {
  'storage refused': '--enable-html5-local-storage=FALSE',
  'no script': '--enable-javascript=FALSE',
}

const noHttps = { proxyType: 'manual', sslProxy: `${closedProxy.host}:${closedProxy.port}` }

/** On a loaded machine a session begins within 2 s. */
const sessionLimitMs = 20_000

/** WebKitGTK: a session is a browser of its own with an empty profile. */
export class WebDriverEngine implements Engine {
  readonly #sessions: WebDriver[] = []
  version = 'WebKitGTK'

  private constructor(
    readonly host: WebKitGtk,
    readonly browser: string,
  ) {}

  static async start(browser: string) {
    const host = new WebKitGtk()
    await host.start()
    return new WebDriverEngine(host, browser)
  }

  async visit(settings: readonly Setting[]) {
    const wanted = settings.flatMap((setting) => switches[setting] ?? [])
    const args = settings.includes('worker') ? wanted : [...wanted, '--features=-ServiceWorkers']
    const driver = await this.#begin(args, settings.includes('WhatsApp blocked') ? { proxy: noHttps } : {})
    this.#sessions.push(driver)
    this.version = `WebKitGTK ${(await driver.getCapabilities()).get('browserVersion')}`
    // Its window is never narrower than 447 px.
    await driver.manage().window().setRect({ x: 0, y: 0, width: 480, height: 900 })
    return new WebDriverTab(driver, await driver.getWindowHandle())
  }

  async endVisits() {
    while (this.#sessions.length > 0) await this.#sessions.pop()?.quit()
    return []
  }

  async quit() {
    this.host.stop()
  }

  /** The driver does not notice that its browser has not started, and waits for ever. */
  async #begin(args: readonly string[], capabilities: object) {
    const session = new Builder()
      .usingServer(this.host.address)
      .withCapabilities({
        ...capabilities,
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'normal',
        'webkitgtk:browserOptions': { binary: this.browser, args: ['--automation', ...args] },
      })
      .build()
    const tooLate = sleep(sessionLimitMs, undefined, { ref: false }).then(() => {
      throw new Error(
        `WebKitGTK gave no session within ${sessionLimitMs / 1000} s. Its stderr: ${this.host.stderr}`,
      )
    })
    return Promise.race([session, tooLate])
  }
}
