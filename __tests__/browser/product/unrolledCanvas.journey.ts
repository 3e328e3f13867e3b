import { buttonOf, expectLabel, path } from './support/label'
import { expect, test } from '../support/visitor'

/** How opaque the canvas is at the four corners of the painting that hangs on the wall, 0 to 255. */
function readCorners() {
  const canvas = document.querySelector<HTMLCanvasElement>('.unrolling__canvas')!
  const box = canvas.getBoundingClientRect()
  const painting = document.querySelector('.unrolling__painting img')!.getBoundingClientRect()
  const { width, height } = canvas
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height)
  const opacityAt = (x: number, y: number) => {
    const column = Math.round(((x - box.left) / box.width) * width)
    const row = Math.round(((y - box.top) / box.height) * height)
    return data[4 * (row * width + column) + 3]
  }
  return [painting.left + 4, painting.right - 4].flatMap((x) =>
    [painting.top + 4, painting.bottom - 4].map((y) => opacityAt(x, y)),
  )
}

for (const deviceScaleFactor of [1, 2])
  test.describe(`with ${deviceScaleFactor} pixels per px`, () => {
    test.use({ deviceScaleFactor, viewport: { width: 390, height: 844 } })

    test('the label ends where the painting hangs', async ({ visitor }) => {
      const { page } = visitor
      await visitor.returnTo(path)
      await buttonOf(page).click()
      await expectLabel(page, 'unrolled')
      expect(await page.evaluate(readCorners)).toEqual([255, 255, 255, 255])
    })
  })
