import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { chromiumArgs, ensureHeadless } from '../../programs/browser'
import { createPreviewServer } from '../../preview/server'
import { listenLocally } from '../../shared/listenLocally'
import { createPatience, type Patience } from './patience'

/** The built site on a server of its own, and a browser to visit it with. */
export interface ServedBrowser {
  readonly browser: Browser
  /** Without a slash at its end. */
  readonly origin: string
  readonly patience: Patience
}

// A picture must not depend on the machine's screen or graphics card.
const args = [
  ...chromiumArgs,
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
]

const launchOptions = (executablePath = ensureHeadless()) => ({ executablePath, args })

/** Every visit is the same: language, time zone and no movement. */
const visitOptions = ({ origin }: ServedBrowser): BrowserContextOptions => ({
  baseURL: origin,
  // A worker would answer requests before the routes that a visit sets up.
  serviceWorkers: 'block',
  viewport: { width: 390, height: 844 },
  locale: 'es-BO',
  timezoneId: 'America/La_Paz',
  reducedMotion: 'reduce',
})

/** Serves `folder` on a free port until it is closed. */
export async function openServedBrowser(folder: string): Promise<ServedBrowser & { close(): Promise<void> }> {
  const server = createPreviewServer(folder)
  const port = await listenLocally(server)
  const browser = await chromium.launch(launchOptions())
  return {
    browser,
    origin: `http://127.0.0.1:${port}`,
    patience: createPatience(),
    async close() {
      await browser.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A browser of its own on a profile that outlives it, with workers allowed; closed once `work` is done. */
export async function withProfile<Result>(
  served: ServedBrowser,
  profile: string,
  work: (page: Page) => Promise<Result>,
  executablePath?: string,
): Promise<Result> {
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(executablePath),
    ...visitOptions(served),
    serviceWorkers: 'allow',
  })
  context.setDefaultTimeout(served.patience.ms)
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

/** The site is served while `work` runs. */
export async function withServedBrowser<Result>(
  folder: string,
  work: (served: ServedBrowser) => Promise<Result>,
): Promise<Result> {
  const served = await openServedBrowser(folder)
  try {
    return await work(served)
  } finally {
    await served.close()
  }
}

/** A page of its own, with nothing stored, until its context or the browser is closed. */
export async function openVisit(served: ServedBrowser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await served.browser.newContext({ ...visitOptions(served), ...options })
  context.setDefaultTimeout(served.patience.ms)
  return context.newPage()
}

/**
 * A visit of its own, with nothing stored. One that fails stays open until the browser closes: an error of closing
 * would replace the error of the visit.
 */
export async function withVisit<Result>(
  served: ServedBrowser,
  work: (page: Page) => Promise<Result>,
  options: BrowserContextOptions = {},
): Promise<Result> {
  const page = await openVisit(served, options)
  const result = await work(page)
  await page.context().close()
  return result
}
