import '../../tools/build/nodeAssets'
import { inEachWindow } from './support/inEachWindow'
import { phone } from './support/usability'
import { expect, test } from './support/visitor'
import { windowsOf } from './support/windows'
import { expectSome } from '../support/expectSome'

test.use({ reducedMotion: 'reduce' })

test('each row of works has one centre line and stands in the middle', async ({ visitor }) => {
  await visitor.returnTo('/pinturas')
  await inEachWindow(visitor, windowsOf(700, 768, 1024, 1200, 1440, 1920), async (here, { width }) => {
    const frames = await visitor.page.locator('.painting-wall .framed-painting').evaluateAll((all) =>
      all.map((frame) => {
        const { left, right, top, bottom } = frame.getBoundingClientRect()
        return { left, right, middle: (top + bottom) / 2 }
      }),
    )
    const lines = new Set(frames.map(({ middle }) => Math.round(middle)))
    expect(lines.size, here).toBe(width < 900 ? 3 : 2)
    for (const line of expectSome([...lines])) {
      const row = frames.filter(({ middle }) => Math.round(middle) === line)
      const middle =
        (Math.min(...row.map(({ left }) => left)) + Math.max(...row.map(({ right }) => right))) / 2
      expect.soft(Math.abs(middle - width / 2), `the row at ${line} px, ${here}`).toBeLessThan(width / 100)
    }
  })
})

for (const path of ['/pinturas', '/pinturas?tecnica=pastel'])
  test(`on a phone the works of ${path} hang one below the other, left and right in turns, each over its label`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await page.setViewportSize(phone)
    await visitor.returnTo(path)
    const works = await page.locator('.painting-wall__work').evaluateAll((all) =>
      all.map((work) => {
        const box = (part: string) => work.querySelector(part)!.getBoundingClientRect()
        const { left, right, bottom, width } = box('.framed-painting')
        const label = box('.wall-label')
        return { left, right, bottom, width, cm: Number(work.getAttribute('data-width-cm')), label }
      }),
    )
    // The widest, of 60 cm, takes 86 % of the column, its frame of 12 px too.
    const pxPerCm = (0.86 * (phone.width - 40) - 12) / 60
    for (const [index, { left, right, bottom, width, cm, label }] of expectSome([...works.entries()])) {
      expect((width - 12) / cm).toBeCloseTo(pxPerCm, 1)
      expect(label.top, 'under the work').toBeGreaterThan(bottom)
      const edges = index % 2 === 0 ? [left, label.left] : [right, label.right]
      expect(edges.map(Math.round)).toEqual(index % 2 === 0 ? [20, 20] : [phone.width - 20, phone.width - 20])
    }
  })
