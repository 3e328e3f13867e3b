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

test('without JavaScript all of the page can be read on low screens, from the brand to the legends', async ({
  browser,
}) => {
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 320, height: 256 },
  ]) {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.locator('.no-script__brand')).toBeInViewport({ ratio: 1 })
    await page.mouse.move(viewport.width / 2, viewport.height / 2)
    await page.mouse.wheel(0, 2000)
    await expect(page.locator('.no-script').getByText(minorsLegend)).toBeInViewport({ ratio: 1 })
    await context.close()
  }
})
