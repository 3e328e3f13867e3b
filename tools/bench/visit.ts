import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { chromiumArgs, requireBrowser } from '../programs/browser'
import { collectMetrics } from './collectMetrics'
import type { Device } from './devices'
import type { ServedSite } from './servedSite'
import { Traffic } from './traffic'

const timeoutMs = 90_000

/** One visitor with an empty profile, in a new browser. */
export class Visit {
  readonly #traffic = new Traffic()
  readonly #profile = mkdtempSync(join(tmpdir(), 'visit-'))
  #context!: BrowserContext
  #cdp!: CDPSession
  #bytesBefore: number
  page!: Page

  private constructor(
    readonly site: ServedSite,
    readonly device: Device,
    readonly environment: Record<string, string>,
  ) {
    this.#bytesBefore = site.link.bytesDown()
  }

  /** @param environment of the browser's process: its fonts */
  static async start(site: ServedSite, device: Device, environment: Record<string, string>): Promise<Visit> {
    const visit = new Visit(site, device, environment)
    await visit.#launch()
    return visit
  }

  async #launch() {
    const { viewport, density, isMobile } = this.device
    this.#context = await chromium.launchPersistentContext(this.#profile, {
      executablePath: requireBrowser(),
      env: this.environment,
      viewport,
      deviceScaleFactor: density,
      isMobile,
      hasTouch: isMobile,
      args: [...chromiumArgs, `--ignore-certificate-errors-spki-list=${this.site.certificate.spki}`],
    })
    this.page = this.#context.pages()[0] ?? (await this.#context.newPage())
    this.#cdp = await this.#context.newCDPSession(this.page)
    await this.#traffic.watch(this.#cdp)
    await this.page.addInitScript(collectMetrics)
  }

  /** The same profile in a new process: no worker runs, nothing is in memory. */
  async restartBrowser() {
    await this.#context.close()
    await this.#launch()
  }

  slowDown() {
    return this.#cdp.send('Emulation.setCPUThrottlingRate', { rate: this.device.cpuSlowdown })
  }

  clearBrowserCache() {
    return this.#cdp.send('Network.clearBrowserCache')
  }

  get origin() {
    return `https://localhost:${this.site.link.port}`
  }

  /** Opens an address and waits until the page is quiet. */
  async open(path: string) {
    await this.page.goto(this.origin + path, { waitUntil: 'load', timeout: timeoutMs })
    await this.waitForIdle()
  }

  /** The visitor goes: the next visit is on a new connection, and its bytes alone count. */
  async leave() {
    await this.page.goto('about:blank')
    this.site.link.dropConnections()
    this.#traffic.forget()
    this.#bytesBefore = this.site.link.bytesDown()
  }

  waitForIdle() {
    return this.#traffic.waitForIdle((ms) => this.page.waitForTimeout(ms))
  }

  /** By kind, as the page reports it; on the link also what the worker asked for. */
  kilobytes() {
    const link = (this.site.link.bytesDown() - this.#bytesBefore) / 1024
    return link > 0 ? { ...this.#traffic.kilobytes(), 'KB link': link } : {}
  }

  readMetrics() {
    return this.page.evaluate(() => ({
      ...window.pageMetrics,
      nodes: document.querySelectorAll('*').length,
      timeOrigin: performance.timeOrigin,
      pressedAt: Number(sessionStorage.getItem('pressed')),
    }))
  }

  async end() {
    await this.#context.close()
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 3 })
  }
}
