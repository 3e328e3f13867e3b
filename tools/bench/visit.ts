import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { chromiumArgs, requireBrowser } from '../programs/browser'
import type { startThrottledProxy } from './throttledProxy'
import type { Certificate } from '../preview/httpsServer'
import { collectMetrics } from './collectMetrics'

export const phone = {
  name: 'phone',
  viewport: { width: 412, height: 823 },
  density: 1.75,
  isMobile: true,
  cpuSlowdown: 4,
}

export const desktop: typeof phone = {
  name: 'desktop',
  viewport: { width: 1350, height: 940 },
  density: 1,
  isMobile: false,
  cpuSlowdown: 1,
}

const idleMs = 1200
const timeoutMs = 40_000

/** One visitor with a new browser and an empty profile. */
export class Visit {
  readonly bytes = new Map<string, number>()
  readonly #inFlight = new Set<string>()
  #lastChange = 0

  private constructor(
    readonly page: Page,
    readonly cdp: CDPSession,
    readonly origin: string,
    readonly dropConnections: () => void,
    readonly device: typeof phone,
    readonly context: BrowserContext,
    readonly profile: string,
  ) {}

  static async start(
    link: Awaited<ReturnType<typeof startThrottledProxy>>,
    device: typeof phone,
    certificate: Certificate,
  ): Promise<Visit> {
    const executablePath = requireBrowser()
    const profile = mkdtempSync(join(tmpdir(), 'visit-'))
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      viewport: device.viewport,
      deviceScaleFactor: device.density,
      isMobile: device.isMobile,
      hasTouch: device.isMobile,
      args: [...chromiumArgs, `--ignore-certificate-errors-spki-list=${certificate.spki}`],
    })
    const page = context.pages()[0] ?? (await context.newPage())
    const cdp = await context.newCDPSession(page)
    const visit = new Visit(
      page,
      cdp,
      `https://localhost:${link.port}`,
      link.dropConnections,
      device,
      context,
      profile,
    )
    await visit.#watch()
    await page.addInitScript(collectMetrics)
    return visit
  }

  async #watch() {
    const kinds = new Map<string, string>()
    await this.cdp.send('Network.enable')
    this.cdp.on('Network.requestWillBeSent', ({ requestId, loaderId, type, request }) => {
      // A new document: the end of the last one's open requests is never reported.
      if (requestId === loaderId) this.#inFlight.clear()
      this.#inFlight.add(requestId)
      this.#lastChange = Date.now()
      kinds.set(requestId, /\.js(\?|$)/.test(request.url) ? 'Script' : (type ?? 'Other'))
    })
    const done = (requestId: string, bytes = 0) => {
      const kind = kinds.get(requestId) ?? 'Other'
      this.bytes.set(kind, (this.bytes.get(kind) ?? 0) + bytes)
      this.#inFlight.delete(requestId)
      this.#lastChange = Date.now()
    }
    this.cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      done(requestId, encodedDataLength),
    )
    this.cdp.on('Network.loadingFailed', ({ requestId }) => done(requestId))
  }

  slowDown() {
    return this.cdp.send('Emulation.setCPUThrottlingRate', { rate: this.device.cpuSlowdown })
  }

  /** Opens an address and waits until the page is quiet. */
  async open(path: string) {
    await this.page.goto(this.origin + path, { waitUntil: 'load', timeout: timeoutMs })
    await this.waitForIdle()
  }

  async waitForIdle() {
    const end = Date.now() + timeoutMs
    while (Date.now() < end) {
      if (this.#inFlight.size === 0 && Date.now() - this.#lastChange > idleMs) return
      await this.page.waitForTimeout(50)
    }
  }

  /** What has come over the wire, by kind: `KB Script`. */
  kilobytes(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.bytes].map(([kind, bytes]) => [`KB ${kind}`, bytes / 1024]))
  }

  readMetrics() {
    return this.page.evaluate(() => ({
      ...window.pageMetrics,
      timeOrigin: performance.timeOrigin,
      pressedAt: Number(sessionStorage.getItem('pressed')),
    }))
  }

  async end() {
    await this.context.close()
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 3 })
  }
}
