import type { Page } from '@playwright/test'
import { expectSome } from '../support/expectSome'
import { addressOfEachRoute } from './support/addressOfEachRoute'
import { holdFile } from './support/holdFile'
import { expect, test } from './support/visitor'
import { waitForAnimations } from './support/waitForAnimations'
import { waitForPaint } from './support/waitForPaint'

/** Bars, buttons and notices in view that stay where one scrolls. */
const fixedParts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        const isInView = right > left && bottom > top && right > 0 && left < innerWidth && top < innerHeight
        return (
          isInView &&
          bottom > 0 &&
          ['fixed', 'sticky'].includes(getComputedStyle(part).position) &&
          part.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        )
      })
      .map((part) => part.className),
  )

for (const path of expectSome(addressOfEachRoute))
  test(`${path}: what lies over the page from the first paint stays there`, async ({ visitor }) => {
    const { page } = visitor
    await visitor.storeAcceptedAnswer()
    const release = await holdFile(page, /\/assets\/site\.\w+\.js/)
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('.static-page footer').waitFor()
    await waitForPaint(page)
    const drawn = expectSome(await fixedParts(page))
    release()
    await visitor.waitForPage()
    await waitForPaint(page)
    await waitForAnimations(page)
    const settled = await fixedParts(page)
    expect(drawn.filter((part) => !settled.includes(part))).toEqual([])
  })
