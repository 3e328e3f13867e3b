import '../../tools/build/nodeAssets' // first: lets Node read content that imports pictures
import { findArtist } from '../../src/content/artists'
import { findPainting } from '../../src/content/paintings'
import { waitForPaint } from './support/waitForPaint'
import { expect, test } from './support/visitor'

const painter = new RegExp(`^${findArtist(findPainting('ancestros')!.artistId)!.name}`)

test('every change of page names the document, moves the focus to its heading and leaves the menu closed', async ({
  visitor,
}) => {
  const { page } = visitor
  await page.setViewportSize({ width: 1440, height: 900 })
  await visitor.open('/')
  await visitor.enter()
  const main = page.getByRole('main')
  const steps: [() => Promise<unknown>, RegExp][] = [
    [
      () => page.getByRole('banner').getByRole('link', { name: 'Sobre Nosotros' }).press('Enter'),
      /^Sobre nosotros/,
    ],
    [() => page.getByRole('banner').getByRole('link', { name: 'Pinturas' }).press('Enter'), /^Pinturas/],
    [() => main.getByRole('link', { name: 'Ancestros', exact: true }).press('Enter'), /^Ancestros/],
    [() => main.getByRole('link', { name: painter }).first().press('Enter'), painter],
    [
      () =>
        main
          .getByRole('link', { name: /^Descrubrir/ })
          .first()
          .press('Enter'),
      /^Singani /,
    ],
    [() => page.evaluate(() => history.back()), painter],
    [
      () => page.getByRole('banner').getByRole('link', { name: 'Botellas Personalizadas' }).press('Enter'),
      /^Botellas/,
    ],
    [
      () => page.getByRole('banner').getByRole('link', { name: 'Inicio', exact: true }).press('Enter'),
      /^Singani/,
    ],
  ]
  for (const [move, title] of steps) {
    await move()
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

test('Back returns to the place on the page, menu closed', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter()
  await page.evaluate(() => scrollTo(0, 900))
  await waitForPaint(visitor.page)
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Inicio' }).click()
  await expect(visitor.heading(/^Singani artesanal boliviano/)).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.evaluate(() => history.back())
  await expect(visitor.heading('Sobre nosotros')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeHidden()
})

test('a link to a page that was read before opens it at its top', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/pinturas')
  await visitor.enter()
  await page.evaluate(() => scrollTo(0, 900))
  await waitForPaint(visitor.page)
  await visitor.footerLink('Sobre Nosotros').click()
  await expect(visitor.heading('Sobre nosotros')).toBeFocused()
  await visitor.footerLink('Pinturas').click()
  await expect(visitor.heading('Pinturas')).toBeFocused()
  await waitForPaint(visitor.page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a page opened by its address starts at its top, whatever the tab has read before', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter()
  await page.evaluate(() => scrollTo(0, 700))
  await waitForPaint(visitor.page)
  await visitor.open('/productos/singani-premium-1')
  await visitor.waitForPage()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a reload keeps the place on the page; only the two known keys are stored', async ({
  visitor,
  context,
}) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter()
  for (const name of ['Pinturas', 'Nuestros Singanis', 'Sobre Nosotros']) {
    await visitor.footerLink(name).click()
    await page.waitForLoadState('networkidle')
  }
  await expect(visitor.heading('Sobre nosotros')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 700))
  await waitForPaint(visitor.page)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)

  const keys = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage).sort()])
  expect(keys).toEqual([[], ['react-router-scroll-positions', 'status']])
  expect(await context.cookies()).toEqual([])
  const hosts = new Set(visitor.requests.map((url) => new URL(url).host))
  expect([...hosts], 'no third party is isRequested for anything').toEqual([new URL(page.url()).host])
})

test('the code of the painting, artist, product and paintings pages is loaded on demand', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter()
  await page.waitForLoadState('networkidle')
  const isRequested = (name: string) =>
    visitor.requests.some((url) => new RegExp(`/assets/${name}\\.\\w+\\.js`).test(url))
  for (const name of ['paintings', 'painting', 'artist', 'product'])
    expect(isRequested(name), name).toBe(false)

  for (const [path, name] of [
    ['/pinturas', 'paintings'],
    ['/pinturas/ancestros', 'painting'],
    ['/pinturas/artista/artista-de-los-valles', 'artist'],
    ['/productos/singani-clasico-2', 'product'],
  ] as const) {
    await visitor.open(path)
    await visitor.waitForPage()
    expect(isRequested(name), name).toBe(true)
  }
})
