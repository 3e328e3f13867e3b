import { unrolling as copy } from '../../../src/content/unrolling'
import { expect, test } from '../support/visitor'
import { buttonOf, expectLabel, path } from './support/label'

test.use({ viewport: { width: 390, height: 844 } })

test('a stage whose top is under the bar comes back into view', async ({ visitor }) => {
  const { page } = visitor
  await visitor.returnTo(path)
  const stage = page.locator('.product-gallery__stage')
  await stage.evaluate((box) => scrollTo(0, scrollY + box.getBoundingClientRect().top + 100))
  const top = () => stage.evaluate((box) => box.getBoundingClientRect().top)
  expect(await top()).toBeLessThan(0)
  await buttonOf(page).click()
  await expectLabel(page, 'unrolled')
  expect(await top()).toBeGreaterThanOrEqual(72)
  await expect(page.getByRole('button', { name: copy.roll })).toBeInViewport({ ratio: 1 })
})
