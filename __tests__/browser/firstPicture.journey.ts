import { holdFile } from './support/holdFile'
import { expect, test } from './support/visitor'

test('lazy pictures are requested once the first one is painted, and stand in their place', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.storeAcceptedAnswer()
  const release = await holdFile(page, /\/media\//)
  await page.goto('/pinturas', { waitUntil: 'commit' })
  await page.locator('.static-page .painting-wall').waitFor()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  const pictures = () => visitor.requests.filter((url) => url.includes('/media/'))
  expect(pictures(), 'the gate’s, which the HTML names, and the first painting').toHaveLength(2)
  release()
  await expect.poll(() => pictures().length).toBeGreaterThan(4)
  await visitor.waitForPage()
  await expect(page.locator('.painting-wall img[style*=translate]')).toHaveCount(0)
})
