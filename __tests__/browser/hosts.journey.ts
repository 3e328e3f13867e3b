import { chromium } from '@playwright/test'
import { chromiumArgs, ensureHeadless } from '../../tools/programs/browser'
import { openCloudflare } from '../tools/hosts/support/cloudflare'
import { openNetlify } from '../tools/hosts/support/netlify'
import { distFolder } from './support/builtSite'
import { expect, test, Visitor } from './support/visitor'

const hosts = [
  ['Cloudflare Pages', openCloudflare],
  ['Netlify', openNetlify],
] as const

/** Chromium with a visitor who trusts the host's own certificate: elsewhere no worker is registered. */
const visit = async (port: number, spki: string) => {
  const trusted = `--ignore-certificate-errors-spki-list=${spki}`
  const browser = await chromium.launch({
    executablePath: ensureHeadless(),
    args: [...chromiumArgs, trusted],
  })
  test.info().annotations.push({ type: 'engine', description: `Chromium ${browser.version()}` })
  const page = await browser.newPage({ baseURL: `https://127.0.0.1:${port}`, serviceWorkers: 'allow' })
  return { visitor: new Visitor(page), close: () => browser.close() }
}

const isKept = ({ page }: Visitor, path: string) =>
  expect
    .poll(() => page.evaluate((address) => caches.match(address).then(Boolean), path), { timeout: 15_000 })
    .toBe(true)

// A worker keeps no redirected page: where the host redirects, a visited page is lost without a connection.
for (const [name, open] of hosts) {
  test(`on ${name} visited pages work without a connection, the others have their stand-in`, async () => {
    const host = await open(distFolder)
    const { visitor, close } = await visit(host.ports.https, host.spki)
    try {
      await visitor.open('/pinturas')
      await visitor.enter({ remember: true })
      await isKept(visitor, '/pinturas')
      await visitor.open('/nosotros')
      await visitor.waitForPage()
      await isKept(visitor, '/nosotros')

      visitor.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
      await visitor.page.context().setOffline(true)
      await visitor.open('/pinturas')
      await visitor.waitForPage()
      await visitor.open('/nosotros')
      await visitor.waitForPage()
      await expect(visitor.heading('Sobre nosotros')).toBeVisible()
      await visitor.open('/productos/singani-premium-1')
      await expect(visitor.heading('Sin conexión')).toBeVisible()
    } finally {
      await close()
      await host.stop()
    }
  })
}
