import type { Page } from '@playwright/test'
import { accessibility } from '../../src/content/accessibility'
import { mainOffsetPx } from '../../src/content/constants'
import { places } from '../../src/content/places'
import { expectSome } from '../support/expectSome'
import { boxOf } from './support/boxOf'
import { linksOn } from './support/links'
import { expect, test } from './support/visitor'

test.use({ reducedMotion: 'reduce' })

const names = places.events.list.map(({ name }) => name)

for (const [link, heading, id] of [
  ['Dónde probar', places.heading, 'donde-probar'],
  ['Accesibilidad', accessibility.heading, 'accesibilidad'],
] as const)
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])
    test(`at ${viewport.width} px the footer’s «${link}» leads to its part of the page, right under the bar`, async ({
      visitor,
    }) => {
      const { page } = visitor
      await page.setViewportSize(viewport)
      await visitor.returnTo('/pinturas')
      await visitor.footerLink(link).click()
      await expect(page).toHaveURL(`/nosotros#${id}`)
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeFocused()
      await expect.poll(async () => Math.round((await boxOf(page.locator(`#${id}`))).y)).toBe(mainOffsetPx)
    })

test('the ways to the house are links, and nobody else is asked for anything', async ({ visitor }) => {
  const { page } = visitor
  await visitor.returnTo('/nosotros#donde-probar')
  await page.getByRole('heading', { level: 2, name: places.heading }).waitFor()
  for (const part of ['.house', '.public-events', '.shops', '#accesibilidad'])
    await page.locator(part).evaluate((each) => each.scrollIntoView())
  await page.waitForLoadState('networkidle')
  const { origin } = new URL(page.url())
  expect(expectSome(visitor.requests).filter((address) => !address.startsWith(origin))).toEqual([])
  const written = (await linksOn(page)).map((link) => link.written)
  expect(written).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^geo:-21\.5339,-64\.7343\?q=-21\.5339,-64\.7343\(Casa%20Bohemia%2056\)$/),
      expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/\?mlat=-21\.5339&mlon=-64\.7343#map=17\//),
      `mailto:${places.house.mail}`,
    ]),
  )
})

for (const width of [320, 390, 768, 1024, 1280, 1440])
  test(`at ${width} px nothing scrolls sideways, and each name lies within the drawing of the valley`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await page.setViewportSize({ width, height: 900 })
    await visitor.returnTo('/nosotros')
    expect(await visitor.hasSidewaysScroll()).toBe(false)
    const drawing = await boxOf(page.locator('.valley-map__drawing'))
    const found = page.locator('.valley-map__name')
    await expect(found).toHaveCount(places.valley.villages.length)
    for (const name of expectSome(await found.all())) {
      const { x, right } = await boxOf(name)
      expect
        .soft([x >= drawing.x, right <= drawing.right], (await name.textContent()) ?? '')
        .toEqual([true, true])
    }
  })

test.describe('the tastings and fairs', () => {
  const shown = (page: Page) => page.locator('.public-event__name').allTextContents()

  for (const [now, left] of [
    ['2027-03-13T23:59:00-04:00', names],
    ['2027-03-14T00:00:00-04:00', names.slice(1)],
    ['2027-04-11T23:59:00-04:00', names.slice(1)],
  ] as const)
    test(`at ${now} there are ${left.length}`, async ({ visitor }) => {
      const { page } = visitor
      await page.clock.setFixedTime(new Date(now))
      await visitor.returnTo('/nosotros')
      await expect.poll(() => shown(page)).toEqual(left)
    })

  test('on a page left open, one is gone after its last day', async ({ visitor }) => {
    const { page } = visitor
    await page.clock.install({ time: new Date('2027-05-22T23:58:00-04:00') })
    await visitor.returnTo('/nosotros')
    await expect.poll(() => shown(page)).toEqual(names.slice(2))
    await page.clock.fastForward('03:00')
    await expect(page.getByText(places.events.none)).toBeVisible()
    expect(await shown(page)).toEqual([])
    await expect(page.getByRole('link', { name: places.events.ask })).toBeVisible()
  })
})
