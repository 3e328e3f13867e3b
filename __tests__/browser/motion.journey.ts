import type { Page } from '@playwright/test'
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

const openCard = async (visitor: Visitor) => {
  const { page } = visitor
  await watchTransitions(page)
  await visitor.open('/')
  await visitor.enter()
  await page.getByRole('link', { name: 'Descrubrir Singani Clásico, Eco e imagen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Singani Clásico' })).toBeFocused()
}

test.use({ viewport: { width: 1440, height: 900 } })

test('pages fade in 180 ms, and the bottle of a card grows into its page', async ({ visitor }) => {
  await openCard(visitor)
  await expect
    .poll(async () => (await transitionsOf(visitor))[0])
    .toMatchObject({
      '::view-transition-old(root)': 180,
      '::view-transition-new(root)': 180,
      '::view-transition-group(bottle-singani-clasico-1)': 320,
    })
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

  test('changes page at once', async ({ visitor }) => {
    await openCard(visitor)
    expect(await transitionsOf(visitor)).toEqual([])
  })
})
