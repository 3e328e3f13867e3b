import '../../tools/build/nodeAssets'
import type { Page } from '@playwright/test'
import { accessibility } from '../../src/content/accessibility'
import { mainOffsetPx } from '../../src/content/constants'
import { places } from '../../src/content/places'
import { story } from '../../src/content/story'
import { expectSome } from '../support/expectSome'
import { boxOf } from './support/boxOf'
import { inEachWindow } from './support/inEachWindow'
import { linksOn } from './support/links'
import { expect, test } from './support/visitor'
import { windowsOf } from './support/windows'

test.use({ reducedMotion: 'reduce' })

const events = places.events.list

/** The names of those that are over on that day or later. */
const namesFrom = (day: string) => events.filter(({ last }) => last >= day).map(({ name }) => name)

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** Each day that is the last one of an event. */
const lastDays = [...new Set(events.map(({ last }) => last))].sort()

for (const [link, heading, id] of [
  ['Dónde probar', places.heading, 'donde-probar'],
  ['Accesibilidad', accessibility.heading, 'accesibilidad'],
] as const)
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])
    test(`at ${viewport.width} px the footer’s «${link}» leads to its part of the page, right under the links to the parts`, async ({
      visitor,
    }) => {
      const { page } = visitor
      await page.setViewportSize(viewport)
      await visitor.returnTo('/pinturas')
      await visitor.footerLink(link).click()
      await expect(page).toHaveURL(`/nosotros#${id}`)
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeFocused()
      const links = await boxOf(page.getByRole('navigation', { name: story.contents.label }))
      const part = page.locator(`#${id}`)
      await expect.poll(async () => Math.round((await boxOf(part)).y)).toBe(mainOffsetPx + links.height)
    })

test('the ways to the house are links, and nobody else is asked for anything', async ({ visitor }) => {
  const { page } = visitor
  await visitor.returnTo('/nosotros#donde-probar')
  await page.getByRole('heading', { level: 2, name: places.heading }).waitFor()
  for (const part of ['.house', '.public-events', '.shops', '#accesibilidad'])
    await page.locator(part).evaluate((each) => each.scrollIntoView())
  await page.waitForLoadState('networkidle')
  const { origin } = new URL(page.url())
  const [latitude, longitude] = places.house.at
  expect(expectSome(visitor.requests).filter((address) => !address.startsWith(origin))).toEqual([])
  const written = (await linksOn(page)).map((link) => link.written)
  expect(written).toEqual(
    expect.arrayContaining([
      `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(places.house.name)})`,
      expect.stringMatching(
        `^https://www\\.openstreetmap\\.org/\\?mlat=${latitude}&mlon=${longitude}#map=17/`,
      ),
      `mailto:${places.house.mail}`,
    ]),
  )
})

test('at every width nothing scrolls sideways, and each name lies within the drawing of the valley', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.returnTo('/nosotros')
  await inEachWindow(visitor, windowsOf(320, 390, 768, 1024, 1280, 1440), async (here) => {
    expect(await visitor.hasSidewaysScroll(), here).toBe(false)
    const drawing = await boxOf(page.locator('.valley-map__drawing'))
    const found = page.locator('.valley-map__name')
    await expect(found).toHaveCount(places.valley.villages.length)
    for (const name of expectSome(await found.all())) {
      const { x, right } = await boxOf(name)
      expect
        .soft([x >= drawing.x, right <= drawing.right], `${await name.textContent()} ${here}`)
        .toEqual([true, true])
    }
  })
})

test.describe('the tastings and fairs', () => {
  const shown = (page: Page) => page.locator('.public-event__name').allTextContents()

  const testDay = (day: string) =>
    test(`until the end of ${day} each is shown that is not over`, async ({ visitor }) => {
      const { page } = visitor
      await page.clock.setFixedTime(new Date(`${day}T23:59:00-04:00`))
      await visitor.returnTo('/nosotros')
      await expect.poll(() => shown(page)).toEqual(namesFrom(day))
      await page.clock.setFixedTime(new Date(`${dayAfter(day)}T00:00:00-04:00`))
      await visitor.returnTo('/nosotros')
      await expect.poll(() => shown(page)).toEqual(namesFrom(dayAfter(day)))
    })

  const testLast = (day: string) =>
    test('on a page left open, one is gone after its last day', async ({ visitor }) => {
      const { page } = visitor
      await page.clock.install({ time: new Date(`${day}T23:58:00-04:00`) })
      await visitor.returnTo('/nosotros')
      await expect.poll(() => shown(page)).toEqual(namesFrom(day))
      await page.clock.fastForward('03:00')
      await expect(page.getByText(places.events.none)).toBeVisible()
      expect(await shown(page)).toEqual([])
      await expect(page.getByRole('link', { name: places.events.ask })).toBeVisible()
    })

  lastDays.forEach(testDay)
  lastDays.slice(-1).forEach(testLast)
})
