import type { Page } from '@playwright/test'
import { startCarousels } from './support/carousels'
import { expect, test, type Visitor } from './support/visitor'

/** Records every view transition: each animated pseudo-element and its duration in ms. */
const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    const recorded: Record<string, number>[] = []
    Object.assign(window, { recorded })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      const moves: Record<string, number> = {}
      recorded.push(moves)
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
  page.evaluate(() => (window as unknown as { recorded: Record<string, number>[] }).recorded)

const lastTransition = async (visitor: Visitor) => (await transitionsOf(visitor)).at(-1)

const enterAt = async (visitor: Visitor, path: string) => {
  await recordTransitions(visitor.page)
  await visitor.open(path)
  await visitor.enter()
}

const openCard = async (visitor: Visitor) => {
  const { page } = visitor
  await enterAt(visitor, '/')
  await startCarousels(page)
  await page.getByRole('link', { name: 'Descrubrir Singani Clásico, Eco e imagen' }).click()
  await expect(visitor.heading('Singani Clásico')).toBeFocused()
}

/** The page fades, and the elements of these names move. */
const fadeAndMove = (...names: string[]) => ({
  '::view-transition-old(root)': 180,
  '::view-transition-new(root)': 180,
  ...Object.fromEntries(names.map((name) => [`::view-transition-group(${name})`, 420])),
})

const sharedElements = (moves: Record<string, number> | undefined) =>
  Object.keys(moves ?? {}).filter((name) => /group\((?!root)/.test(name))

const countNamed = ({ page }: Visitor) =>
  page
    .locator('[data-page]')
    .evaluateAll((all) => all.filter((element) => (element as HTMLElement).style.viewTransitionName).length)

test.use({ viewport: { width: 1440, height: 900 } })

test('pages fade in 180 ms; a bottle grows out of its card, and on the way back returns to it', async ({
  visitor,
}) => {
  const { page } = visitor
  await openCard(visitor)
  await expect.poll(() => lastTransition(visitor)).toMatchObject(fadeAndMove('productos-singani-clasico-1'))
  await expect.poll(() => countNamed(visitor), 'the names are gone with the transition').toBe(0)

  await page.evaluate(() => history.back())
  await expect.poll(async () => (await transitionsOf(visitor)).length).toBe(2)
  await expect.poll(() => lastTransition(visitor)).toMatchObject(fadeAndMove('productos-singani-clasico-1'))
  await expect.poll(() => countNamed(visitor)).toBe(0)
})

test('a painting grows out of the wall into its page, and on the way back returns to it', async ({
  visitor,
}) => {
  const { page } = visitor
  await enterAt(visitor, '/pinturas')
  await page.getByRole('link', { name: 'Eco e imagen' }).click()
  await expect(visitor.heading('Eco e imagen')).toBeFocused()
  await expect.poll(() => lastTransition(visitor)).toMatchObject(fadeAndMove('pinturas-eco-e-imagen'))
  await expect.poll(() => countNamed(visitor)).toBe(0)

  await page.evaluate(() => history.back())
  await expect.poll(async () => (await transitionsOf(visitor)).length).toBe(2)
  await expect
    .poll(async () => sharedElements(await lastTransition(visitor)))
    .toEqual(['::view-transition-group(pinturas-eco-e-imagen)'])
})

test('only what both pages show in view moves: one card of a slider, none of its clones', async ({
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
    .poll(async () => sharedElements(await lastTransition(visitor)))
    .toEqual(['::view-transition-group(productos-singani-premium-2)'])
})

test('page transitions store nothing', async ({ visitor }) => {
  const { page } = visitor
  await openCard(visitor)
  await page.reload()
  await visitor.waitForPage()
  expect(await page.evaluate(() => Object.keys(sessionStorage).sort())).toEqual([
    'react-router-scroll-positions',
    'status',
  ])
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('the gate opens and pages change at once', async ({ visitor }) => {
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
