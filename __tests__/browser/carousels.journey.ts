import type { Page } from '@playwright/test'
import { bottlesInView } from '../support/bottlesInView'
import { expect, test } from './support/visitor'

const hero = (page: Page) => page.getByRole('region', { name: 'Lo que nos mueve' })
const slider = (page: Page) => page.getByRole('region', { name: 'Nuestro singanis' })
const selectedTab = (page: Page) => hero(page).getByRole('tab', { selected: true })

/** The cards a reader can reach: neither clones nor slides out of view. */
const cardsInView = (page: Page) =>
  slider(page)
    .locator('.slick-slide:not([inert])')
    .evaluateAll((slides) =>
      slides.map((slide) => slide.querySelector('.product-card__painting')?.textContent),
    )

test('the slider shows as many bottles as the width bears', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/')
  await visitor.enter({ remember: true })
  for (const [width, count] of bottlesInView) {
    await page.setViewportSize({ width, height: 900 })
    await visitor.open('/')
    await visitor.isInside()
    await expect.poll(() => cardsInView(page), { message: `at ${width} px` }).toHaveLength(count)
  }
})

test('the slider is a loop: forward through all seven and round, and back again', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/')
  await visitor.enter()
  const seen = new Set<unknown>()
  for (let step = 0; step < 8; step++) {
    const before = await cardsInView(page)
    before.forEach((painting) => seen.add(painting))
    await slider(page).getByRole('button', { name: 'Productos siguientes' }).click()
    await expect.poll(() => cardsInView(page)).not.toEqual(before)
    await page.waitForTimeout(350)
  }
  expect(seen.size).toBe(7)
  expect(await cardsInView(page)).toEqual(['Eco e imagen', 'Abuelos chiquitanos'])
  await slider(page).getByRole('button', { name: 'Productos anteriores' }).click()
  await expect.poll(() => cardsInView(page)).toEqual(['Totem de las alturas', 'Eco e imagen'])
})

test('Tab reaches the cards in view only', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/')
  await visitor.enter()
  await slider(page).getByRole('button', { name: 'Productos siguientes' }).focus()
  const names: string[] = []
  for (let step = 0; step < 7; step++) {
    await page.keyboard.press('Tab')
    names.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  expect(names.slice(0, 6).map((name) => name.replace(/ \(se abre.*/, ''))).toEqual([
    'Descrubrir Singani Premium, Totem de las alturas',
    'Ordena Singani Premium, Totem de las alturas por WhatsApp',
    '+Agregar Singani Premium, Totem de las alturas, a tu mensaje',
    'Descrubrir Singani Clásico, Eco e imagen',
    'Ordena Singani Clásico, Eco e imagen por WhatsApp',
    '+Agregar Singani Clásico, Eco e imagen, a tu mensaje',
  ])
  expect(names[6]).toContain('Ver todo las pinturas')
})

test('the hero turns by itself every 4.5 s, until its button stops it', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/')
  await visitor.enter()
  await page.mouse.move(5, 830)
  await expect(selectedTab(page)).toHaveText('#Artesanal')
  const start = Date.now()
  await expect(selectedTab(page)).toHaveText('#Arte', { timeout: 8000 })
  expect(Date.now() - start).toBeGreaterThan(2500)
  const turned = Date.now()
  await expect(selectedTab(page)).toHaveText('#Cultura', { timeout: 8000 })
  expect(Date.now() - turned).toBeGreaterThan(3800)
  expect(Date.now() - turned).toBeLessThan(5500)

  await hero(page).getByRole('button', { name: 'Detener la rotación automática' }).click()
  await page.waitForTimeout(5500)
  await expect(selectedTab(page)).toHaveText('#Cultura')
  await expect(hero(page).getByRole('button', { name: 'Reanudar la rotación automática' })).toBeVisible()
})

test('the hero turns back at its end: four hashtags in a loop', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/')
  await visitor.enter()
  for (const hashtag of ['#Arte', '#Cultura', '#Tradiciones', '#Artesanal']) {
    await hero(page).getByRole('button', { name: 'Imagen siguiente' }).click()
    await expect(selectedTab(page)).toHaveText(hashtag)
    await expect(hero(page).getByRole('tabpanel')).toHaveCount(1)
    await expect(hero(page).getByRole('tabpanel')).toContainText(hashtag)
  }
})

test('under reduced motion nothing turns by itself', async ({ visitor }) => {
  const { page } = visitor
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitor.open('/')
  await visitor.enter()
  await page.waitForTimeout(5500)
  await expect(selectedTab(page)).toHaveText('#Artesanal')
  await expect(hero(page).getByRole('button', { name: 'Reanudar la rotación automática' })).toBeVisible()
})

/** A finger on the slider: `distance` px to the left, held `ms`; resolves to the ms that the page saw. */
async function swipe(page: Page, distance: number, ms: number) {
  const box = await slider(page).locator('.slick-list').boundingBox()
  if (!box) throw new Error('no slider')
  const [x, y] = [box.x + box.width / 2, box.y + 200]
  const touch = await page.context().newCDPSession(page)
  const send = (type: string, at?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y }],
    } as Parameters<typeof touch.send<'Input.dispatchTouchEvent'>>[1])
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    const note = (name: string) => () => (dataset[name] = String(performance.now()))
    document.addEventListener('pointerdown', note('pressed'), { capture: true, once: true })
    document.addEventListener('pointerup', note('released'), { capture: true, once: true })
  })
  // Sent without waiting for one another: a busy machine must not turn a flick into a drag.
  const sent = [send('touchStart', x)]
  for (let step = 1; step <= 4; step++) {
    sent.push(send('touchMove', x - (distance * step) / 4))
    if (ms > 0) await page.waitForTimeout(ms / 4)
  }
  sent.push(send('touchEnd'))
  await Promise.all(sent)
  await page.waitForTimeout(500)
  return page.evaluate(() => {
    const { pressed, released } = document.documentElement.dataset
    return Number(released) - Number(pressed)
  })
}

test.describe('by touch', () => {
  test.use({ hasTouch: true })
  test('a quick flick of 40 px turns the slide; a slow drag needs half a slide', async ({ visitor }) => {
    const { page } = visitor
    await visitor.open('/')
    await visitor.enter()
    await slider(page)
      .locator('.slick-list')
      .evaluate((list) => scrollBy(0, list.getBoundingClientRect().top - 120))
    await slider(page).locator('.slick-cloned').first().waitFor({ state: 'attached' })
    const first = ['Totem de las alturas', 'Eco e imagen']
    const second = ['Eco e imagen', 'Abuelos chiquitanos']
    expect(await cardsInView(page)).toEqual(first)
    expect(await swipe(page, 60, 600), 'the drag was slow').toBeGreaterThan(300)
    expect(await cardsInView(page), 'slow, below half').toEqual(first)
    expect(await swipe(page, 40, 0), 'the flick was quick').toBeLessThan(300)
    expect(await cardsInView(page), 'quick').toEqual(second)
    expect(await swipe(page, -130, 600), 'the drag was slow').toBeGreaterThan(300)
    expect(await cardsInView(page), 'slow, above half, backwards').toEqual(first)
    expect(new URL(page.url()).pathname, 'no link was followed').toBe('/')
  })
})

for (const [path, name] of [
  ['/', 'Lo que nos mueve'],
  ['/botellas-personalizada', /./],
] as const)
  test(`${path}: the live region of a carousel speaks only while it is stopped`, async ({ visitor }) => {
    const { page } = visitor
    await visitor.open(path)
    await visitor.enter()
    const carousel = page.locator('[aria-roledescription=carrusel]').and(page.getByRole('region', { name }))
    const live = carousel.first().locator('> [aria-live]')
    const stop = carousel.first().getByRole('button', { name: 'Detener la rotación automática' })
    if (await stop.count()) {
      await expect(live).toHaveAttribute('aria-live', 'off')
      await stop.press('Enter')
    }
    await expect(live).toHaveAttribute('aria-live', 'polite')
    await expect(carousel.first().locator('.slick-slide:not([inert])')).not.toHaveCount(0)
    expect(
      await carousel
        .first()
        .locator('.slick-slide[aria-hidden=true]')
        .evaluateAll((slides) => slides.every((slide) => slide.hasAttribute('inert'))),
    ).toBe(true)
  })

test('a carousel that wakes under the pointer moves nothing, and what is pressed is pressed', async ({
  visitor,
}) => {
  const { page } = visitor
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const held: IntersectionObserverCallback = (...seen) =>
          void addEventListener('pointerdown', () => setTimeout(() => tell(...seen)), { once: true })
        super(options?.rootMargin === '100%' ? held : tell, options)
      }
    }
  })
  await visitor.open('/')
  await visitor.enter()
  const link = page.getByRole('link', { name: 'Descrubrir Singani Clásico, Eco e imagen' }).first()
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }))
  const box = await link.boundingBox()
  if (!box) throw new Error('The link has no place.')
  const asleep = await link.elementHandle()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await expect.poll(() => asleep?.evaluate((element) => element.isConnected), 'it woke').toBe(false)
  expect(await link.boundingBox()).toEqual(box)
  await page.mouse.up()
  await expect(page.getByRole('heading', { level: 1, name: 'Singani Clásico' })).toBeVisible()
})
