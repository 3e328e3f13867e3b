import { expect, test, type Visitor } from './support/visitor'

const path = '/botellas-personalizada?ocasion=bautizo'

/** Chooses an occasion. @returns colours of the sheet's wall in each frame from then on, at its top and above its board */
const chooseAndWatch = ({ page }: Visitor) =>
  page.locator('.sketch-sheet canvas').evaluate(async (canvas: HTMLCanvasElement) => {
    const probe = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
    const readWall = () => {
      const { width, height } = canvas
      const readColour = (share: number) => {
        probe.drawImage(canvas, width * 0.07, height * share, 1, 1, 0, 0, 1, 1)
        return [...probe.getImageData(0, 0, 1, 1).data].join()
      }
      return { top: readColour(0.2), foot: readColour(0.84) }
    }
    const before = readWall()
    const frames = [before]
    document.querySelector<HTMLInputElement>('input[value="graduacion"]')?.click()
    for (const end = performance.now() + 15_000; performance.now() < end;) {
      await new Promise(requestAnimationFrame)
      const now = readWall()
      frames.push(now)
      // The brush ends within the second after it has come to the foot.
      if (now.foot !== before.foot && frames.at(-30)?.foot === now.foot) break
    }
    return frames
  })

function isCornerPainted(canvas: HTMLCanvasElement) {
  const probe = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  probe.drawImage(canvas, canvas.width * 0.98, canvas.height * 0.98, 1, 1, 0, 0, 1, 1)
  return probe.getImageData(0, 0, 1, 1).data[3] === 255
}

async function open(visitor: Visitor) {
  await visitor.returnTo(path)
  const sheet = visitor.page.locator('.sketch-sheet canvas')
  await expect(sheet).toBeVisible()
  // The first painting covers the example to its lowest corner.
  await expect.poll(() => sheet.evaluate(isCornerPainted)).toBe(true)
}

test('another painting is laid over the one before, from the top down', async ({ visitor }) => {
  await open(visitor)
  const frames = await chooseAndWatch(visitor)
  const [before, after] = [frames[0], frames.at(-1)]
  expect(after?.top).not.toBe(before?.top)
  expect(after?.foot).not.toBe(before?.foot)
  expect(frames).toContainEqual({ top: after?.top, foot: before?.foot })
})

test('nothing is drawn before something is chosen: pictures stand for it', async ({ visitor }) => {
  const { page } = visitor
  await page.addInitScript(() => {
    const { drawImage } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.drawImage = function (...given: unknown[]) {
      document.documentElement.dataset.drawn = 'true'
      Reflect.apply(drawImage, this, given)
    }
  })
  await visitor.returnTo('/botellas-personalizada')
  await page.waitForLoadState('networkidle')
  const root = page.locator('html')
  await expect(root).not.toHaveAttribute('data-drawn')
  await page.getByRole('radio', { name: 'Un bautizo' }).check()
  await expect(root).toHaveAttribute('data-drawn')
})

test('the first painting is laid over the picture of the example', async ({ visitor }) => {
  const { page } = visitor
  await visitor.returnTo('/botellas-personalizada')
  const canvas = page.locator('.sketch-sheet canvas')
  await expect(canvas).toBeHidden()
  await page.getByRole('radio', { name: 'Una graduación' }).check()
  await expect(canvas).toBeVisible()
  await expect.poll(() => canvas.evaluate(isCornerPainted)).toBe(true)
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('it is shown at once', async ({ visitor }) => {
    await open(visitor)
    const frames = await chooseAndWatch(visitor)
    expect(new Set(frames.map((frame) => JSON.stringify(frame))).size).toBe(2)
  })
})
