import '../../tools/build/nodeAssets'
import { boxOf } from './support/boxOf'
import { inEachWindow } from './support/inEachWindow'
import { expect, test } from './support/visitor'
import { usualWindows, windowsOf } from './support/windows'

test.use({ reducedMotion: 'reduce' })

test('the wall at scale follows the details and is as wide as the page', async ({ visitor }) => {
  const { page } = visitor
  await visitor.returnTo('/pinturas/ancestros')
  await inEachWindow(visitor, usualWindows, async (here, { width }) => {
    const details = await boxOf(page.locator('.painting-details__list'))
    const wall = await boxOf(page.locator('.painting-scale'))
    const scene = await boxOf(page.locator('.scale-wall'))
    const heading = await boxOf(page.getByRole('heading', { name: 'A escala' }))
    expect(wall.y - details.bottom, here).toBeLessThan(120)
    expect(wall.width).toBe(width)
    const painted = await page
      .locator('.scale-wall')
      .evaluate((each) => ['::before', '::after'].map((part) => getComputedStyle(each, part).backgroundImage))
    expect(painted, here).toEqual([expect.stringContaining('linear'), expect.stringContaining('radial')])
    expect(wall.bottom - scene.bottom, `the board reaches the wall’s lower edge ${here}`).toBeLessThan(1)
    expect(heading.y, `the heading is on the wall ${here}`).toBeGreaterThan(wall.y)
    expect(scene.y - heading.bottom, `nothing is empty between heading and drawing ${here}`).toBeLessThan(140)
    expect(await visitor.hasSidewaysScroll(), here).toBe(false)
  })
})

test('on wide screens the words about the scale stand beside the painting', async ({ visitor }) => {
  const { page } = visitor
  await visitor.returnTo('/pinturas/ancestros')
  await inEachWindow(visitor, windowsOf(1024, 1280, 1440, 1920), async (here) => {
    const scene = await boxOf(page.locator('.scale-wall'))
    const heading = await boxOf(page.getByRole('heading', { name: 'A escala' }))
    expect(heading.right, here).toBeLessThan(scene.x)
    expect(heading.y, here).toBeGreaterThan(scene.y)
    expect(heading.bottom, here).toBeLessThan(scene.y + scene.height / 2)
  })
})
