import { paperWidth } from './support/printedPage'
import { expect, test } from './support/visitor'

test.use({ reducedMotion: 'reduce', viewport: { width: paperWidth, height: 1000 } })

test('on paper the event photos take the whole width of the sheet', async ({ visitor }) => {
  const { page } = visitor
  await visitor.returnTo('/botellas-personalizada')
  await page.locator('.event-photos').scrollIntoViewIfNeeded()
  // On the screen its neighbours look into view.
  const list = page.locator('.event-photos .slick-list')
  await expect(list).not.toHaveCSS('padding', '0px')
  await page.emulateMedia({ media: 'print' })
  await expect(list).toHaveCSS('padding', '0px')
})

test('squares whose ground alone says something are printed with it', async ({ visitor }) => {
  await visitor.returnTo('/nosotros')
  await visitor.page.emulateMedia({ media: 'print' })
  const grounds = await visitor.page
    .locator('.bottle-comparison__level')
    .evaluateAll((levels) => levels.map((level) => getComputedStyle(level, '::before').printColorAdjust))
  expect(new Set(grounds)).toEqual(new Set(['exact']))
})
