import { excessLegend, minorsLegend } from '../../src/content/legal'
import { expect, test } from './support/visitor'

for (const viewport of [
  { width: 390, height: 700 },
  { width: 1024, height: 720 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
])
  test(`at ${viewport.width} × ${viewport.height} the gate shows both legends and equal answers at once`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await page.setViewportSize(viewport)
    await visitor.open('/')
    await visitor.waitForQuestion()
    for (const legend of [excessLegend, minorsLegend])
      await expect(page.locator('.gate').getByText(legend)).toBeInViewport({ ratio: 1 })
    const sizes = await page
      .getByRole('group', { name: 'Confirma tu edad' })
      .getByRole('button')
      .evaluateAll((answers) =>
        answers.map((answer) => {
          const { width, height, top } = answer.getBoundingClientRect()
          return [Math.round(width), height, top]
        }),
      )
    expect(sizes).toHaveLength(2)
    expect(sizes[0]).toEqual(sizes[1])
    // Ley 259 art. 9.II: a tenth of the panel.
    const share = await page.locator('.gate__panel').evaluate((panel) => {
      const legends = panel.querySelector('.legal-legends')?.getBoundingClientRect()
      const { width, height } = panel.getBoundingClientRect()
      return legends ? (legends.width * legends.height) / (width * height) : 0
    })
    expect(share).toBeGreaterThanOrEqual(0.1)
  })

test('in forced colours the border of SÍ is as whole as that of NO', async ({ visitor }) => {
  const { page } = visitor
  await page.emulateMedia({ forcedColors: 'active' })
  await visitor.open('/')
  await visitor.waitForQuestion()
  const borders = await page
    .getByRole('group', { name: 'Confirma tu edad' })
    .getByRole('button')
    .evaluateAll((answers) =>
      answers.map((answer) => {
        const { clipPath, borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(answer)
        return { clipPath, borderTopWidth, borderTopStyle, borderTopColor }
      }),
    )
  expect(borders[0]).toMatchObject({ clipPath: 'none' })
  expect(borders[0]).toEqual(borders[1])
})
