import { expect, test } from './support/visitor'

test('the menu on a phone: scroll locked, Escape and outside close it, the focus comes back', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter()
  const toggle = page.getByRole('button', { name: 'Abrir menú' })
  const menu = page.getByRole('dialog', { name: 'Menú' })
  const scrollBy = () =>
    page.mouse.wheel(0, 600).then(() => page.waitForTimeout(200).then(() => page.evaluate(() => scrollY)))

  await toggle.click()
  await expect(menu).toBeVisible()
  expect(await scrollBy()).toBe(0)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.click()
  await page.mouse.click(20, 400)
  await expect(menu).toBeHidden()

  await toggle.click()
  await menu.getByRole('link', { name: 'Pinturas' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Pinturas' })).toBeFocused()
  expect(await scrollBy()).toBeGreaterThan(0)
})

test('a menu that is left with Escape and opened again at once is open', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter()
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  const menu = page.getByRole('dialog', { name: 'Menú' })
  await expect(menu).toBeVisible()
  // In one task: the browser says afterwards that the dialog was closed.
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.requestClose()
    document.querySelector<HTMLElement>('.nav-bar__toggle')?.click()
  })
  await page.waitForTimeout(200)
  await expect(menu).toBeVisible()
})

test('Back returns to the place on the page, menu closed', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter()
  await page.evaluate(() => scrollTo(0, 900))
  await page.waitForTimeout(200)
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Inicio' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Bohemia 56,/ })).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.evaluate(() => history.back())
  await expect(page.getByRole('heading', { level: 1, name: 'Sobre nosotros' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeHidden()
})

test('the content starts below the 72 px bar, which stays in sight', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter()
  const bar = page.getByRole('banner')
  expect(await bar.evaluate((element) => element.getBoundingClientRect().height)).toBe(72)
  const top = await page.locator('main').evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBe(72)
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().top)).toBe(0)
})

test('painting, artist, product and paintings pages come as code on demand', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter()
  await page.waitForLoadState('networkidle')
  const asked = (name: string) =>
    visitor.requests.some((url) => new RegExp(`/assets/${name}\\.\\w+\\.js`).test(url))
  for (const name of ['paintings', 'painting', 'artist', 'product']) expect(asked(name), name).toBe(false)

  for (const [path, name] of [
    ['/pinturas', 'paintings'],
    ['/pinturas/ancestros', 'painting'],
    ['/pinturas/artista/artista-de-los-valles', 'artist'],
    ['/productos/singani-clasico-2', 'product'],
  ] as const) {
    await visitor.open(path)
    await visitor.isInside()
    expect(asked(name), name).toBe(true)
  }
})

test('the trail of a product page leads back to the bottles on the home page', async ({ visitor }) => {
  const { page } = visitor
  await page.setViewportSize({ width: 1440, height: 900 })
  await visitor.open('/productos/singani-premium-2')
  await visitor.enter()
  await page.getByRole('link', { name: 'Nuestros singanis' }).first().click()
  await expect(page.getByRole('region', { name: 'Nuestro singanis' })).toBeInViewport()
})

test('a page opened by its address starts at its top, whatever the tab has read before', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter()
  await page.evaluate(() => scrollTo(0, 700))
  await page.waitForTimeout(200)
  await visitor.open('/productos/singani-premium-1')
  await visitor.isInside()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a reload keeps the place on the page; nothing else than the two known keys is ever stored', async ({
  visitor,
  context,
}) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter()
  for (const name of ['Pinturas', 'Nuestros Singanis', 'Sobre Nosotros']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await page.waitForLoadState('networkidle')
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Sobre nosotros' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 700))
  await page.waitForTimeout(200)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)

  const keys = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage).sort()])
  expect(keys).toEqual([[], ['react-router-scroll-positions', 'status']])
  expect(await context.cookies()).toEqual([])
  const hosts = new Set(visitor.requests.map((url) => new URL(url).host))
  expect([...hosts], 'no third party is asked for anything').toEqual([new URL(page.url()).host])
})

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
    [
      () =>
        main
          .getByRole('link', { name: /^Artista / })
          .first()
          .press('Enter'),
      /^Artista /,
    ],
    [
      () =>
        main
          .getByRole('link', { name: /^Descrubrir/ })
          .first()
          .press('Enter'),
      /^Singani /,
    ],
    [() => page.evaluate(() => history.back()), /^Artista /],
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
