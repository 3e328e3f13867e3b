import { phone } from './support/usability'
import { expect, test } from './support/visitor'

test('on a phone the lines of the notice of an unknown address are about equally long', async ({
  visitor,
}) => {
  visitor.allow(/404.*\/no\/existe/)
  await visitor.page.setViewportSize(phone)
  await visitor.storeAcceptedAnswer()
  await visitor.open('/no/existe')
  const notice = visitor.page.getByText(/^Esa página no existe/)
  await expect(notice).toBeVisible()
  const widths = await notice.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return [...range.getClientRects()].map(({ width }) => width)
  })
  expect(widths).toHaveLength(2)
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.85)
})
