import type { Page } from '@playwright/test'
import { subjects } from './support/pictures/subjects'
import { expect, test } from './support/visitor'

test.use({ viewport: { width: 1440, height: 900 } })

const [, , discTop, , discBottom] = subjects['scenes/doorway.']![0]!

const doorway = (page: Page) => page.locator('.doorway')

/** Answers SÍ and pauses the opening at its start, so that a busy computer measures the same; returns its values. */
const pauseDoorway = (page: Page) =>
  page.getByRole('button', { name: 'SÍ', exact: true }).evaluate(async (yes: HTMLElement) => {
    yes.click()
    await new Promise<void>(queueMicrotask)
    const element = document.querySelector<HTMLElement>('.doorway')
    const [animation] = element?.getAnimations() ?? []
    animation?.pause()
    const { duration, easing } = animation?.effect?.getTiming() ?? {}
    const keyframe = animation?.effect instanceof KeyframeEffect && animation.effect.getKeyframes()[0]
    const length = (name: string) => Number.parseFloat(element?.style.getPropertyValue(name) ?? '')
    const [x, y, step, scale] = [length('--x'), length('--y'), length('--step'), length('--scale')] as const
    const seen = [0.2, 0.4, 0.6].map((share) => {
      if (animation) animation.currentTime = share * Number(duration)
      return (element?.getBoundingClientRect().width ?? 0) / innerWidth
    })
    if (animation) animation.currentTime = 0
    return { seen, duration, easing: keyframe ? keyframe.easing : easing, x, y, step, scale }
  })

/** How far from the window's top the middle of the disc is drawn, in which the cross lies. */
const middleOfDisc = (page: Page) =>
  page.locator('.gate__scene img').evaluate(
    (picture: HTMLImageElement, [top, bottom]) => {
      const box = picture.getBoundingClientRect()
      const scale = Math.max(box.width / picture.naturalWidth, box.height / picture.naturalHeight)
      const height = picture.naturalHeight * scale
      const crop = Number.parseFloat(getComputedStyle(picture).objectPosition.split(' ')[1]!) / 100
      return box.top + (box.height - height) * crop + ((top + bottom) / 2) * height
    },
    [discTop, discBottom] as const,
  )

const finishDoorway = (page: Page) =>
  doorway(page).evaluate((element) => element.getAnimations()[0]?.finish())

test('SÍ opens the gate through the stepped cross of its picture, and the page can be used at once', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.open('/')
  await visitor.waitForQuestion()
  const { duration, easing } = await pauseDoorway(page)
  expect([duration, easing]).toEqual([900, 'cubic-bezier(0.5, 0.05, 0.8, 0.27)'])
  await visitor.waitForPage()
  await page.getByRole('banner').getByRole('link', { name: 'Sobre Nosotros' }).click()
  await expect(visitor.heading('Sobre nosotros')).toBeFocused()
  await finishDoorway(page)
  await expect(doorway(page)).toHaveCount(0)
})

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 320, height: 256 },
])
  test(`at ${size.width} × ${size.height} the cross opens from the middle of the picture over the whole screen`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await page.setViewportSize(size)
    await visitor.open('/')
    await visitor.waitForQuestion()
    const scene = await page.locator('.gate__scene').boundingBox()
    const middle = await middleOfDisc(page)
    const { x, y, step, scale, seen } = await pauseDoorway(page)
    expect(Math.abs(y - middle)).toBeLessThan(5)
    expect(x).toBeCloseTo((scene?.x ?? 0) + (scene?.width ?? 0) / 2, -1)
    const farthest = Math.max(x, size.width - x, y, size.height - y)
    expect(2 * step * scale).toBeGreaterThanOrEqual(farthest - 1)
    // It opens at once, and the site is seen through the whole cross before the picture has passed.
    const [soon, early, late] = seen
    expect(soon).toBeGreaterThan(1.2)
    expect(6 * step * early!).toBeLessThan(Math.min(size.width, size.height))
    expect(late).toBeLessThan(scale / 3)
    await finishDoorway(page)
    await visitor.waitForPage()
  })
