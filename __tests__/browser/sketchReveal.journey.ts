import { expect, test, type Visitor } from './support/visitor'

const path = '/botellas-personalizada'

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

async function open(visitor: Visitor) {
  await visitor.returnTo(path)
  await expect(visitor.page.locator('.sketch-sheet canvas')).toBeVisible()
}

test('another painting is laid over the one before, from the top down', async ({ visitor }) => {
  await open(visitor)
  const frames = await chooseAndWatch(visitor)
  const [before, after] = [frames[0], frames.at(-1)]
  expect(after?.top).not.toBe(before?.top)
  expect(after?.foot).not.toBe(before?.foot)
  expect(frames).toContainEqual({ top: after?.top, foot: before?.foot })
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('it is shown at once', async ({ visitor }) => {
    await open(visitor)
    const frames = await chooseAndWatch(visitor)
    expect(new Set(frames.map((frame) => JSON.stringify(frame))).size).toBe(2)
  })
})
