import { rmSync } from 'node:fs'
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  BrowserType,
  LaunchOptions,
} from '@playwright/test'
import type { EngineName } from '../../../../tools/programs/engines'
import { createBlockedStorageProfile } from '../../../../tools/shared/blockedStorageProfile'
import { reportProblems } from '../../support/problems'
import { PlaywrightTab } from './playwrightTab'
import { closedProxy, type Engine, type Setting } from './tab'

interface Recipe {
  readonly name: EngineName
  readonly type: BrowserType
  /** The browser that `launch` starts, or that it stands in for. */
  readonly installed: string
  readonly launch: LaunchOptions
  readonly context: BrowserContextOptions
}

const titles: Record<EngineName, string> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
}

const contextSettings: Partial<Record<Setting, BrowserContextOptions>> = {
  'no script': { javaScriptEnabled: false },
  'forced colours': { forcedColors: 'active' },
  worker: { serviceWorkers: 'allow' },
  'WhatsApp blocked': {
    proxy: { server: `http://${closedProxy.host}:${closedProxy.port}`, bypass: '127.0.0.1,localhost' },
  },
}

/** Firefox reads them when it starts, and ignores what a context asks for. */
const firefoxSettings: Partial<Record<Setting, Readonly<Record<string, string | number | boolean>>>> = {
  'storage refused': { 'network.cookie.cookieBehavior': 2 },
  'no script': { 'javascript.enabled': false },
  'forced colours': { 'browser.display.document_color_use': 2 },
  'WhatsApp blocked': {
    'network.proxy.type': 1,
    'network.proxy.ssl': closedProxy.host,
    'network.proxy.ssl_port': closedProxy.port,
  },
}

export class PlaywrightEngine implements Engine {
  readonly #endings: (() => Promise<unknown>)[] = []
  readonly #problems: string[] = []

  private constructor(
    readonly recipe: Recipe,
    readonly browser: Browser,
  ) {}

  static async start(recipe: Recipe) {
    return new PlaywrightEngine(recipe, await recipe.type.launch(recipe.launch))
  }

  get version() {
    return `${titles[this.recipe.name]} ${this.browser.version()}`
  }

  async visit(settings: readonly Setting[]) {
    const context = await this.#open(settings)
    const page = context.pages()[0] ?? (await context.newPage())
    return new PlaywrightTab(page)
  }

  #open(settings: readonly Setting[]) {
    const { name, installed, launch } = this.recipe
    const context: BrowserContextOptions = Object.assign(
      { ...this.recipe.context },
      ...settings.map((setting) => contextSettings[setting]),
    )
    if (name === 'firefox' && settings.some((setting) => setting in firefoxSettings))
      return this.#openFirefox(context, settings)
    if (settings.includes('storage refused')) return this.#openRefusing(context)
    if (settings.includes('as installed') && installed !== launch.executablePath)
      return this.#openAnother({ ...launch, executablePath: installed }, context)
    if (name === 'chromium' && settings.includes('kept pages'))
      return this.#openAnother(
        { ...launch, executablePath: installed, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
        context,
      )
    return this.#keep(this.browser.newContext(context))
  }

  #openFirefox({ proxy: _, ...context }: BrowserContextOptions, settings: readonly Setting[]) {
    const { launch } = this.recipe
    const firefoxUserPrefs = Object.assign(
      { ...launch.firefoxUserPrefs },
      ...settings.map((setting) => firefoxSettings[setting]),
    ) as NonNullable<LaunchOptions['firefoxUserPrefs']>
    return this.#openAnother({ ...launch, firefoxUserPrefs }, context)
  }

  async #openAnother(launch: LaunchOptions, context: BrowserContextOptions) {
    const browser = await this.recipe.type.launch(launch)
    this.#endings.push(() => browser.close())
    return this.#keep(browser.newContext(context))
  }

  #openRefusing(context: BrowserContextOptions) {
    const { type, installed, launch } = this.recipe
    const profile = createBlockedStorageProfile()
    this.#endings.push(async () => rmSync(profile, { recursive: true, force: true }))
    return this.#keep(
      type.launchPersistentContext(profile, { ...launch, executablePath: installed, ...context }),
    )
  }

  async #keep(opening: Promise<BrowserContext>) {
    const context = await opening
    reportProblems(context, (problem) => this.#problems.push(problem))
    this.#endings.push(() => context.close())
    return context
  }

  async endVisits() {
    while (this.#endings.length > 0) await this.#endings.pop()?.()
    return this.#problems.splice(0)
  }

  quit() {
    return this.browser.close()
  }
}
