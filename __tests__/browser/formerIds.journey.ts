import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formerIds } from '../../src/content/formerIds'
import { formerAddresses } from '../../src/shared/formerAddresses'
import { isAuditFile } from '../../tools/build/builtSite'
import { expectSome } from '../support/expectSome'
import { connect, disconnect, expectCached } from './offline/support/offlinePages'
import { builtFiles, distFolder } from './support/builtSite'
import { lotId } from './support/ownerFacts'
import { expect, test, type Visitor } from './support/visitor'

const former = `/productos/singani-premium?lote=${lotId}#lote`
const today = `/productos/singani-premium-1?lote=${lotId}#lote`
const lot = `Tu botella, lote ${lotId}`

const addressOf = ({ page }: Visitor) =>
  page.evaluate(() => location.pathname + location.search + location.hash)

/** As of a host that knows none of the site's rules: the page for unknown addresses. */
async function comeFromPlainHost(visitor: Visitor) {
  visitor.allow(/404.*\/(productos|pinturas)\//)
  const body = readFileSync(join(distFolder, '404.html'), 'utf8')
  const addresses = formerAddresses().map(([address]) => address)
  await visitor.page.route(
    ({ pathname }) => addresses.includes(pathname),
    (route) => route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body }),
  )
}

test('the host answers with the page of today, and query and fragment stay', async ({ visitor }) => {
  const response = await visitor.open(former)
  expect((await response?.request().redirectedFrom()?.response())?.status()).toBe(301)
  await visitor.enter()
  await expect(visitor.page.getByRole('heading', { name: lot })).toBeVisible()
  expect(await addressOf(visitor)).toBe(today)
})

for (const entry of ['after SÍ', 'on a later visit'] as const)
  test(`the router leads there too where the host does not, ${entry}`, async ({ visitor }) => {
    const { page } = visitor
    await comeFromPlainHost(visitor)
    await page.goto('about:blank')
    if (entry === 'on a later visit') await visitor.storeAcceptedAnswer()
    await visitor.open(former)
    const length = await page.evaluate(() => history.length)
    if (entry === 'after SÍ') await visitor.enter()
    await visitor.waitForPage()
    await expect(page.getByRole('heading', { name: lot })).toBeVisible()
    expect(await addressOf(visitor)).toBe(today)
    await expect(page).toHaveTitle(/^Singani Premium, /)
    expect(await page.evaluate(() => history.length)).toBe(length)
    await expect(page.locator('.unknown-address-notice')).toHaveCount(0)
    await expect(page.locator('main')).toHaveCount(1)
  })

for (const address of ['/productos/no-existe', '/pinturas/no-existe', '/pinturas/artista/no-existe'])
  test(`home takes the place of an unknown address in the history: ${address}`, async ({ visitor }) => {
    const { page } = visitor
    visitor.allow(/404.*no-existe/)
    await visitor.returnTo('/nosotros')
    await visitor.open(address)
    await visitor.waitForPage()
    await expect(page).toHaveURL(/:\d+\/$/)
    await page.goBack()
    await expect(visitor.heading('Sobre nosotros')).toBeVisible()
  })

test('every former address opens its page', async ({ visitor }) => {
  await comeFromPlainHost(visitor)
  for (const [address, page] of expectSome(formerAddresses())) {
    await visitor.returnTo(address)
    expect(new URL(visitor.page.url()).pathname).toBe(page)
    await expect(visitor.page.locator('.unknown-address-notice')).toHaveCount(0)
  }
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a former address opens the page that is on the device', async ({ visitor }) => {
    await visitor.open('/productos/singani-premium-1')
    await visitor.enter({ remember: true })
    await expectCached(visitor.page, '/productos/singani-premium-1')
    await disconnect(visitor)
    await visitor.open(former)
    await visitor.waitForPage()
    await expect(visitor.page.getByRole('heading', { name: lot })).toBeVisible()
    expect(await addressOf(visitor)).toBe(today)

    await visitor.open('/pinturas/taypi-paseno')
    await expect(visitor.heading('Sin conexión')).toBeVisible()
    expect(await addressOf(visitor)).toBe('/pinturas/taypi-paseno-2')
    await connect(visitor)
    await expect(visitor.heading(/^Taypi paseño 2/)).toBeVisible()
  })
})

test('former ids are in the code of their pages and the worker’s alone', () => {
  const ids = Object.values(formerIds).flatMap((list) => Object.keys(list))
  const namesOne = (file: string) => {
    const text = readFileSync(join(distFolder, file), 'utf8')
    return ids.some((id) => new RegExp(`["'{,]${id}["']?:`).test(text))
  }
  const found = builtFiles().filter(
    (file) => /\.(js|html|txt)$/.test(file) && !isAuditFile(file) && namesOne(file),
  )
  const names = found.map((file) => file.replace(/^assets\/|\.\w+(?=\.js$)/g, ''))
  expect(names.sort()).toEqual(['artist.js', 'painting.js', 'product.js', 'sin-conexion.js'])
})
