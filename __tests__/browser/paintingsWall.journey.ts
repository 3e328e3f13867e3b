import '../../tools/build/nodeAssets'
import { boxOf } from './support/boxOf'
import { phone } from './support/usability'
import { expect, test } from './support/visitor'
import { expectSome } from '../support/expectSome'

test.use({ reducedMotion: 'reduce' })

for (const width of [700, 768, 1024, 1200, 1440, 1920])
  test(`at ${width} px each row of works has one centre line and stands in the middle`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await page.setViewportSize({ width, height: 900 })
    await visitor.returnTo('/pinturas')
    const frames = await page.locator('.painting-wall .framed-painting').evaluateAll((all) =>
      all.map((frame) => {
        const { left, right, top, bottom } = frame.getBoundingClientRect()
        return { left, right, middle: (top + bottom) / 2 }
      }),
    )
    const lines = new Set(frames.map(({ middle }) => Math.round(middle)))
    expect(lines.size).toBe(width < 1200 ? 3 : 2)
    for (const line of expectSome([...lines])) {
      const row = frames.filter(({ middle }) => Math.round(middle) === line)
      const middle =
        (Math.min(...row.map(({ left }) => left)) + Math.max(...row.map(({ right }) => right))) / 2
      expect.soft(Math.abs(middle - width / 2), `the row at ${line} px`).toBeLessThan(width / 100)
    }
  })

test('on a phone the first work fills its row with its label, and the others hang in pairs', async ({
  visitor,
}) => {
  const { page } = visitor
  await page.setViewportSize(phone)
  await visitor.returnTo('/pinturas')
  const works = page.locator('.painting-wall__work')
  const tops = await works.evaluateAll((all) => all.map((work) => work.getBoundingClientRect().top))
  const [, ...others] = expectSome(tops)
  for (const top of expectSome(others)) expect(others.filter((other) => other === top)).toHaveLength(2)
  const frame = await boxOf(works.first().locator('.framed-painting'))
  const label = await boxOf(works.first().locator('.wall-label'))
  expect(label.x).toBeGreaterThan(frame.right)
  expect(Math.abs(label.bottom - frame.bottom)).toBeLessThan(2)
})
