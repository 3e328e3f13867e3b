import '../../../tools/build/nodeAssets'
import type { Page } from '@playwright/test'
import { pageFile } from '../../../tools/build/builtSite'
import { readBuilt } from '../support/auditPages'
import { builtPaths } from '../support/builtSite'
import { startCarousels } from '../support/carousels'
import { addressOf, routeOf } from '../support/states'
import { expect, test } from '../support/visitor'
import { carouselsOnRoute } from './support/everyCarousel'
import { passTime, stopClock } from './support/fakeClock'
import { expectSome } from '../../support/expectSome'

const carouselIn = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The first slide in view of a carousel, counted from 1, and how many it has. */
const placeOf = async (page: Page, name: string) => {
  const text = await carouselIn(page, name).locator('> [aria-live]').textContent()
  const [, place, count] = /, (\d+) de (\d+)$/.exec(text ?? '') ?? []
  expect(Number(count), `slides of «${name}»`).toBeGreaterThan(1)
  return { place: Number(place), count: Number(count) }
}

/** react-slick moves in a timer of its own, of 0 ms: 1 ms of the fake clock. */
const slickMs = 1

/**
 * Stops the clock when the carousel has just turned. Mostly the timer fires as the clock stops, and the turn follows; where
 * react-slick was about to turn, it has turned already, and 1 ms of the next slide has passed.
 */
async function stopAfterTurn(page: Page, name: string, ms: number) {
  await stopClock(page)
  const { place } = await placeOf(page, name)
  await passTime(page, slickMs)
  const after = await placeOf(page, name)
  if (after.place === place) await passTime(page, ms)
}

async function expectTurns(page: Page, name: string, ms: number, when: string) {
  const { place, count } = await placeOf(page, name)
  await passTime(page, ms - 1 + slickMs)
  expect((await placeOf(page, name)).place, `«${name}» ${when}: the slide in view after ${ms - 1} ms`).toBe(
    place,
  )
  await passTime(page, 1)
  expect((await placeOf(page, name)).place, `«${name}» ${when}: the slide in view after ${ms} ms`).toBe(
    (place % count) + 1,
  )
}

async function expectRests(page: Page, name: string, when: string) {
  const { place } = await placeOf(page, name)
  for (let second = 0; second < 20; second++) {
    await passTime(page, 1000)
    expect(
      (await placeOf(page, name)).place,
      `«${name}» ${when}: the slide in view after ${second + 1} s`,
    ).toBe(place)
  }
}

/** Runs in the page: Playwright's pages are never hidden. */
const setHidden = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Changes the setting; the page's listeners are told with a later frame, in the order in which they were added. */
async function setReducedMotion(page: Page, reducedMotion: 'reduce' | 'no-preference') {
  const last = await page.evaluateHandle(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)')
    return { told: new Promise((resolve) => query.addEventListener('change', resolve, { once: true })) }
  })
  await page.emulateMedia({ reducedMotion })
  await last.evaluate(({ told }) => told.then(() => undefined))
}

/** What keeps every carousel from turning by itself while it lasts (WCAG 2.2.2). */
const pauses = [
  {
    when: 'under the pointer',
    begin: (page: Page, name: string) => carouselIn(page, name).locator('.slick-list').hover(),
    end: (page: Page) => page.mouse.move(1, 1),
  },
  {
    when: 'with the focus inside',
    begin: (page: Page, name: string) => carouselIn(page, name).getByRole('button').nth(1).focus(),
    end: (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).blur()),
  },
  {
    when: 'in a hidden tab',
    begin: (page: Page) => page.evaluate(setHidden, true),
    end: (page: Page) => page.evaluate(setHidden, false),
  },
  {
    when: 'with reduced motion',
    begin: (page: Page) => setReducedMotion(page, 'reduce'),
    end: (page: Page) => setReducedMotion(page, 'no-preference'),
  },
]

test('every page has the carousels of the list, and no other', () => {
  const paths = builtPaths()
  expect(paths.length).toBeGreaterThan(10)
  for (const path of paths) {
    const [fragment = ''] = /assets\/[0-9a-f]{12}\.txt/.exec(String(readBuilt(pageFile(path)))) ?? []
    const drawn = String(readBuilt(fragment)).matchAll(/aria-roledescription="carrusel" aria-label="(.*?)"/g)
    const listed = carouselsOnRoute[routeOf(path)] ?? []
    expect(
      [...drawn].map(([, name]) => name),
      path,
    ).toEqual(listed.map(({ name }) => name))
  }
})

for (const [route, carousels] of expectSome(Object.entries(carouselsOnRoute)))
  for (const { name, turnsAfterMs } of expectSome(carousels))
    test(`«${name}» at ${route} turns by itself ${turnsAfterMs ? `every ${turnsAfterMs} ms` : 'never'}`, async ({
      visitor,
    }) => {
      const { page } = visitor
      await page.clock.install()
      await visitor.open(addressOf(route))
      await visitor.enter()
      await startCarousels(page)
      await carouselIn(page, name).scrollIntoViewIfNeeded()
      await page.mouse.move(1, 1)
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      if (!turnsAfterMs) {
        await stopClock(page)
        return expectRests(page, name, 'left alone')
      }

      await stopAfterTurn(page, name, turnsAfterMs)
      const { count } = await placeOf(page, name)
      for (let turn = 0; turn < count; turn++) await expectTurns(page, name, turnsAfterMs, 'left alone')
      for (const { when, begin, end } of pauses) {
        await begin(page, name)
        await expectRests(page, name, when)
        await end(page)
        await expectTurns(page, name, turnsAfterMs, `no longer ${when}`)
      }
      await carouselIn(page, name).getByRole('button', { name: 'Detener la rotación automática' }).click()
      await expectRests(page, name, 'stopped by its button')
      await carouselIn(page, name).getByRole('button', { name: 'Reanudar la rotación automática' }).click()
      await expectTurns(page, name, turnsAfterMs, 'started by its button')
    })
