import type { Locator } from '@playwright/test'
import { expectSome } from '../../support/expectSome'
import { expect, test, type Visitor } from '../support/visitor'
import { waitForPaint } from '../support/waitForPaint'

/** Scrolls until the upper edge of the element stands at this share of the window's height. */
async function scrollTo(element: Locator, share: number) {
  await element.evaluate(
    (box, share) =>
      scrollBy({ top: box.getBoundingClientRect().top - share * innerHeight, behavior: 'instant' }),
    share,
  )
  await waitForPaint(element.page())
}

const styleOf = (element: Locator, property: 'objectPosition' | 'rotate') =>
  element.evaluate((box, property) => getComputedStyle(box)[property], property)

/** Which part of the harvest is kept, in percent from its upper edge: as it comes into the window, and as it leaves. */
async function readKeptParts({ page }: Visitor) {
  const picture = page.locator('.about-teaser__image')
  const parts: number[] = []
  for (const share of [0.9, -0.5]) {
    await scrollTo(picture, share)
    parts.push(Number.parseFloat((await styleOf(picture, 'objectPosition')).split(' ')[1]!))
  }
  return parts
}

/** How far each frame of the wall is turned, in degrees, with its upper edge at this share of the window's height. */
async function readTurns({ page }: Visitor, share: number) {
  const frames = await page.locator('.paintings-teaser .painting-wall__frame').all()
  const turns: number[] = []
  for (const frame of expectSome(frames)) {
    await scrollTo(frame, share)
    turns.push(Number.parseFloat(await styleOf(frame, 'rotate')) || 0)
  }
  return turns
}

test('the window scrolls past the harvest, and the frames hang straight once they are in sight', async ({
  visitor,
}) => {
  await visitor.page.setViewportSize({ width: 1440, height: 900 })
  await visitor.returnTo('/')
  const [coming, leaving] = await readKeptParts(visitor)
  expect(leaving! - coming!).toBeGreaterThan(20)

  const turned = await readTurns(visitor, 0.97)
  expect(turned.map(Math.sign)).toEqual([1, -1, 1, -1])
  expect(Math.min(...turned.map(Math.abs))).toBeGreaterThan(3)
  expect(await readTurns(visitor, 0.1)).toEqual([0, 0, 0, 0])
})

test('on phones the harvest stands still', async ({ visitor }) => {
  await visitor.page.setViewportSize({ width: 390, height: 844 })
  await visitor.returnTo('/')
  expect(new Set(await readKeptParts(visitor)).size).toBe(1)
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('harvest and frames stand still', async ({ visitor }) => {
    await visitor.page.setViewportSize({ width: 1440, height: 900 })
    await visitor.returnTo('/')
    expect(new Set(await readKeptParts(visitor)).size).toBe(1)
    expect(await readTurns(visitor, 0.97)).toEqual([0, 0, 0, 0])
  })
})
