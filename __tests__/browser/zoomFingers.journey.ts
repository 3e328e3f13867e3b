import { expect, test } from './support/visitor'
import { isWhole, levelOf, stageScroll } from './support/zoomedPicture'

test.use({ hasTouch: true })

test('a pinch of two fingers zooms into the bottle', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/productos/singani-clasico-1')
  await visitor.enter()
  await page.getByRole('button', { name: 'Ver de cerca Singani Clásico, Eco e imagen' }).tap()
  await page.getByRole('button', { name: 'Ver entera' }).tap()
  await expect(levelOf(page)).toHaveText('Imagen entera')
  const session = await page.context().newCDPSession(page)
  const fingers = (distance: number) => [
    { x: 195 - distance / 2, y: 400, id: 1 },
    { x: 195 + distance / 2, y: 400, id: 2 },
  ]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(60) })
  for (const distance of [90, 120, 150]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(distance) })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(levelOf(page)).toHaveText('Aumento 2,5×')
  expect(await isWhole(page)).toBe(false)
})

test('one finger moves the enlarged picture sideways and downwards', async ({ visitor }) => {
  const { page } = visitor
  await visitor.returnTo('/pinturas/ancestros')
  await page.getByRole('button', { name: 'Ver de cerca Ancestros' }).tap()
  await page.getByRole('button', { name: 'Acercar' }).tap()
  await expect(levelOf(page)).toHaveText('Aumento 4×')
  const start = await stageScroll(page)
  const session = await page.context().newCDPSession(page)
  const drag = async (right: number, down: number) => {
    const fingerAt = (step: number) => ({
      touchPoints: [{ x: 120 + (right * step) / 6, y: 350 + (down * step) / 6, id: 1 }],
    })
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...fingerAt(0) })
    for (const step of [1, 2, 3, 4, 5, 6])
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...fingerAt(step) })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await drag(120, 0)
  await expect.poll(async () => (await stageScroll(page)).left).toBeLessThan(start.left - 40)
  await drag(0, 120)
  await expect.poll(async () => (await stageScroll(page)).top).toBeLessThan(start.top - 40)
})
