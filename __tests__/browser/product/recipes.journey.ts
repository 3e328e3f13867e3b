import '../../../tools/build/nodeAssets'
import { products } from '../../../src/content/products'
import { expect, test } from '../support/visitor'
import { expectSome } from '../../support/expectSome'

test.use({ reducedMotion: 'reduce' })

/** How far apart the highest and the lowest of them are. */
const spread = (heights: readonly number[]) => Math.max(...expectSome(heights)) - Math.min(...heights)

for (const width of [1024, 1440])
  test(`at ${width} px the recipes stand on the same lines and end alike`, async ({ visitor }) => {
    const { page } = visitor
    await page.setViewportSize({ width, height: 900 })
    for (const { id } of expectSome(products)) {
      await visitor.returnTo(`/productos/${id}`)
      const edgesOf = (selector: string, edge: 'top' | 'bottom') =>
        page
          .locator(`.recipe ${selector}`)
          .evaluateAll((all, side) => all.map((each) => each.getBoundingClientRect()[side]), edge)
      expect.soft(spread(await edgesOf('.recipe__ingredients', 'top')), `${id}: lists`).toBeLessThan(2)
      expect.soft(spread(await edgesOf('.recipe__steps', 'top')), `${id}: steps`).toBeLessThan(2)
      const ends = await edgesOf('.recipe__step:last-child', 'bottom')
      expect.soft(spread(ends), `${id}: the last steps end within a line`).toBeLessThan(26)
    }
  })
