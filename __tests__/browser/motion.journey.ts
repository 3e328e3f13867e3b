import type { Page } from '@playwright/test'
import { wakeCarousels } from './support/carousels'
import { expect, test, type Visitor } from './support/visitor'

/** Every transition the browser started, with what moved in it and for how many milliseconds. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    const seen: Record<string, number>[] = []
    Object.assign(window, { seen })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      const moves: Record<string, number> = {}
      seen.push(moves)
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          if (effect instanceof KeyframeEffect && effect.pseudoElement)
            moves[effect.pseudoElement] = Number(effect.getTiming().duration)
        }
      })
      return transition
    }
  })

const transitionsOf = ({ page }: Visitor) =>
  page.evaluate(() => (window as unknown as { seen: Record<string, number>[] }).seen)

/** The last transition. */
const newest = async (visitor: Visitor) => (await transitionsOf(visitor)).at(-1)

const enterAt = async (visitor: Visitor, path: string) => {
  await watchTransitions(visitor.page)
  await visitor.open(path)
  await visitor.enter()
}

const openCard = async (visitor: Visitor) => {
  const { page } = visitor
  await enterAt(visitor, '/')
  await wakeCarousels(page)
  await page.getByRole('link', { name: 'Descrubrir Singani Clásico, Eco e imagen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Singani Clásico' })).toBeFocused()
}

/** What fades and, of these names alone, what travels. */
const fadeWith = (...names: string[]) => ({
  '::view-transition-old(root)': 180,
  '::view-transition-new(root)': 180,
  ...Object.fromEntries(names.map((name) => [`::view-transition-group(${name})`, 420])),
})

const travellersOf = (moves: Record<string, number> | undefined) =>
  Object.keys(moves ?? {}).filter((name) => /group\((?!root)/.test(name))

const namedNow = ({ page }: Visitor) =>
  page
    .locator('[data-page]')
    .evaluateAll((all) => all.filter((element) => (element as HTMLElement).style.viewTransitionName).length)

test.use({ viewport: { width: 1440, height: 900 } })

test('pages fade in 180 ms; a bottle grows out of its card, and on the way back shrinks into it', async ({
  visitor,
}) => {
  const { page } = visitor
  await openCard(visitor)
  await expect.poll(() => newest(visitor)).toMatchObject(fadeWith('productos-singani-clasico-1'))
  await expect.poll(() => namedNow(visitor), 'the names are gone with the transition').toBe(0)

  await page.evaluate(() => history.back())
  await expect.poll(async () => (await transitionsOf(visitor)).length).toBe(2)
  await expect.poll(() => newest(visitor)).toMatchObject(fadeWith('productos-singani-clasico-1'))
  await expect.poll(() => namedNow(visitor)).toBe(0)
})

test('a painting grows out of the wall into its page, and hangs itself back', async ({ visitor }) => {
  const { page } = visitor
  await enterAt(visitor, '/pinturas')
  await page.getByRole('link', { name: 'Eco e imagen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Eco e imagen' })).toBeFocused()
  await expect.poll(() => newest(visitor)).toMatchObject(fadeWith('pinturas-eco-e-imagen'))
  await expect.poll(() => namedNow(visitor)).toBe(0)

  await page.evaluate(() => history.back())
  await expect.poll(async () => (await transitionsOf(visitor)).length).toBe(2)
  await expect
    .poll(async () => travellersOf(await newest(visitor)))
    .toEqual(['::view-transition-group(pinturas-eco-e-imagen)'])
})

test('only what both pages show in sight travels: one card of a slider, none of its copies', async ({
  visitor,
}) => {
  const { page } = visitor
  await enterAt(visitor, '/productos/singani-premium-1')
  const card = page.getByRole('link', { name: /^Descrubrir Singani Premium, Abuelos/ })
  // The bottle stands over its link: with the link at the foot of the window both are in sight.
  await card.evaluate((link) => link.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await card.click()
  await expect(page.getByRole('main').getByText('Abuelos chiquitanos').first()).toBeVisible()
  await expect
    .poll(async () => travellersOf(await newest(visitor)))
    .toEqual(['::view-transition-group(productos-singani-premium-2)'])
})

const doorway = (page: Page) => page.locator('.doorway')

/** Answers SÍ and holds the doorway as it begins to open, on however busy a machine; then says how it would go on. */
const holdDoorway = (page: Page) =>
  page.getByRole('button', { name: 'SÍ', exact: true }).evaluate((yes: HTMLElement) => {
    yes.click()
    const element = document.querySelector<HTMLElement>('.doorway')
    const [animation] = element?.getAnimations() ?? []
    animation?.pause()
    const { duration, easing } = animation?.effect?.getTiming() ?? {}
    const keyframe = animation?.effect instanceof KeyframeEffect && animation.effect.getKeyframes()[0]
    const length = (name: string) => Number.parseFloat(element?.style.getPropertyValue(name) ?? '')
    const [x, y, step, scale] = [length('--x'), length('--y'), length('--step'), length('--scale')] as const
    return { duration, easing: keyframe ? keyframe.easing : easing, x, y, step, scale }
  })

const letGo = (page: Page) => doorway(page).evaluate((element) => element.getAnimations()[0]?.finish())

test('SÍ opens the gate through the stepped cross of its picture, and the page is there at once', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.open('/')
  await visitor.isAsked()
  const { duration, easing } = await holdDoorway(page)
  expect([duration, easing]).toEqual([900, 'cubic-bezier(0.7, 0, 0.2, 1)'])
  await visitor.isInside()
  await page.getByRole('banner').getByRole('link', { name: 'Sobre Nosotros' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sobre nosotros' })).toBeFocused()
  await letGo(page)
  await expect(doorway(page)).toHaveCount(0)
})

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 320, height: 256 },
])
  test(`at ${size.width} × ${size.height} the cross opens in the middle of the picture, over all the screen`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await page.setViewportSize(size)
    await visitor.open('/')
    await visitor.isAsked()
    const scene = await page.locator('.gate__scene').boundingBox()
    const { x, y, step, scale } = await holdDoorway(page)
    expect(x).toBeCloseTo((scene?.x ?? 0) + (scene?.width ?? 0) / 2, -1)
    const farthest = Math.max(x, size.width - x, y, size.height - y)
    expect(2 * step * scale).toBeGreaterThanOrEqual(farthest - 1)
    await letGo(page)
    await visitor.isInside()
  })

test('the fades leave nothing in the browser’s storage', async ({ visitor }) => {
  const { page } = visitor
  await openCard(visitor)
  await page.reload()
  await visitor.isInside()
  expect(await page.evaluate(() => Object.keys(sessionStorage).sort())).toEqual([
    'react-router-scroll-positions',
    'status',
  ])
})

test.describe('who asked for less motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('enters and changes page at once', async ({ visitor }) => {
    const { page } = visitor
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('.doorway')) document.documentElement.dataset.opened = ''
      }).observe(document, { subtree: true, childList: true })
    })
    await openCard(visitor)
    expect(await transitionsOf(visitor)).toEqual([])
    await expect(page.locator('[data-opened]')).toHaveCount(0)
  })
})
