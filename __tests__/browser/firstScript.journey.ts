import type { Page } from '@playwright/test'
import { gate } from '../../src/content/legal'
import { builtPaths } from './support/builtSite'
import { holdFile } from './support/holdFile'
import { pageFiles } from './support/pageFiles'
import { preloadedPictures } from './support/preloadedPictures'
import { promisedTitle } from './support/promisedTitle'
import { expect, test } from './support/visitor'
import { expectSome } from '../support/expectSome'

test('the gate is read before any script of the site has arrived, and an early SÍ is not lost', async ({
  visitor,
}) => {
  const { page } = visitor
  const release = await holdFile(page, /\/assets\/main\./)
  await page.clock.install()
  await page.goto('/nosotros', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: gate.question })).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'SÍ', exact: true }).click()
  await page.clock.runFor(10_000)
  await expect(page.getByRole('heading', { level: 1, name: gate.question })).toBeVisible()
  expect(await visitor.stored()).toEqual({ local: null, session: null })
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Sobre nosotros' })).toBeVisible()
  expect(await visitor.stored()).toEqual({ local: 'accepted', session: null })
})

test('a returning visitor never sees the gate, and the page is there before the site’s code', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.storeAcceptedAnswer()
  await page.route(/\/assets\/(react|library|site)\.\w+\.js/, () => {})
  await page.goto('/productos/singani-premium-1', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Singani Premium' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: gate.question })).toHaveCount(0)
})

test('the focus stays on its control when React takes the prerendered page over', async ({ visitor }) => {
  const { page } = visitor
  await visitor.storeAcceptedAnswer()
  const release = await holdFile(page, /\/assets\/site\.\w+\.js/)
  await page.goto('/productos/singani-premium-1', { waitUntil: 'commit' })
  const bag = page.getByRole('button', { name: 'Tu mensaje, vacío' })
  await bag.focus()
  release()
  await page.locator('#root:not([aria-busy])').waitFor()
  await expect(page.locator('.static-gate')).toHaveCount(0)
  await expect(bag).toBeFocused()
})

test('a page that was scrolled before React is there stays where it is', async ({ visitor }) => {
  const { page } = visitor
  await visitor.storeAcceptedAnswer()
  const release = await holdFile(page, /\/assets\/site\.\w+\.js/)
  await page.goto('/nosotros', { waitUntil: 'commit' })
  await page.locator('.static-page footer').waitFor()
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  release()
  await visitor.waitForPage()
  expect(await page.evaluate(() => scrollY)).toBe(500)
})

/** Scripts and style sheets that the page has asked for. */
const requestedCode = async (page: Page) => {
  const requested = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  return expectSome(requested.filter((path) => /^\/assets\/.*\.(js|css)$/.test(path)))
}

for (const path of ['/', '/productos/singani-premium-1'])
  test(`${path}: the page’s own code is requested while the site’s is still on its way`, async ({
    visitor,
  }) => {
    const { page } = visitor
    const release = await holdFile(page, /\/assets\/site\.\w+\.js/)
    await visitor.open(path)
    await page.getByRole('button', { name: 'SÍ', exact: true }).click()
    const own = expectSome(pageFiles(path).scripts.filter((file) => !/^assets\/site\./.test(file)))
    const missing = () => own.filter((file) => !visitor.requests.some((url) => url.endsWith(`/${file}`)))
    await expect.poll(missing).toEqual([])
    release()
    await visitor.waitForPage()
  })

test('React takes every prerendered page over as it stands, draws none of it anew, has its title and all its code, and shows what it preloaded', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.storeAcceptedAnswer()
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const drawn = document.querySelectorAll('.static-page main *')
      if (drawn.length === 0) return
      observer.disconnect()
      Object.assign(window, { drawn: [...drawn].filter((element) => !element.closest('.carousel')) })
    }).observe(document, { subtree: true, childList: true })
  })
  for (const path of expectSome(builtPaths())) {
    const html = await (await visitor.open(path))!.text()
    await visitor.waitForPage()
    const drawn = await page.evaluate(() => {
      const { drawn } = window as unknown as { drawn: Element[] }
      const lost = drawn.filter((element) => !element.isConnected)
      return { title: document.title, count: drawn.length, lost: lost.length }
    })
    expect(drawn.title).toBe(promisedTitle(path))
    expect(drawn.count, path).toBeGreaterThan(20)
    expect(drawn.lost, path).toBe(0)
    // The sketch and its bar are asked for once their page stands: it draws over a picture of itself.
    const later = path === '/botellas-personalizada' ? /^\/assets\/sketch\.\w+\.(js|css)$/ : /^$/
    const unnamed = (await requestedCode(page)).filter((file) => !html.includes(file) && !later.test(file))
    expect(unnamed, `code and styles of ${path} that its HTML does not name`).toEqual([])
    for (const { width, asked, drawn: shown } of expectSome(await preloadedPictures(page))) {
      const place = `${path} at ${width} px`
      expect(asked, `${place} preloads a picture`).not.toEqual([])
      expect(asked, `what ${place} preloads is what its first picture draws`).toEqual(shown)
    }
  }
})

test('a link’s choices come after the page as drawn, with nothing drawn wrong', async ({ visitor }) => {
  const { page } = visitor
  await visitor.storeAcceptedAnswer()
  await visitor.open('/pinturas?tecnica=oleo')
  await visitor.waitForPage()
  await expect(
    page.getByRole('group', { name: 'Técnica' }).getByRole('button', { pressed: true }),
  ).not.toHaveText(/^Todas/)
  await visitor.open('/botellas-personalizada?cantidad=24')
  await visitor.waitForPage()
  await expect(page.getByRole('textbox', { name: /botellas/i })).toHaveValue('24')
})

for (const path of ['/', '/productos/singani-premium-1'])
  test(`${path} looks to who returns as it did after SÍ`, async ({ visitor }) => {
    const buttons = () =>
      visitor.page
        .locator('.button')
        .evaluateAll((all) => all.map((button) => getComputedStyle(button).color).join())
    await visitor.open(path)
    await visitor.enter({ remember: true })
    const before = await buttons()
    await visitor.open(path)
    await visitor.waitForPage()
    expect(await buttons()).toBe(before)
  })
