import '../../tools/build/nodeAssets'
import { story } from '../../src/content/story'
import { expectSome } from '../support/expectSome'
import { inEachWindow } from './support/inEachWindow'
import { expect, test } from './support/visitor'
import { usualWindows } from './support/windows'

test.use({ reducedMotion: 'reduce' })

test('the links to the parts stay in view, lead below themselves and mark the part that is read', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.returnTo('/nosotros')
  const links = page.getByRole('navigation', { name: story.contents.label })
  const marked = links.locator('[aria-current="location"]')
  await expect(marked).toHaveCount(0)
  await inEachWindow(visitor, usualWindows, async (here) => {
    for (const { id, name } of expectSome(story.contents.parts.toReversed())) {
      await links.getByRole('link', { name }).click()
      await expect(page).toHaveURL(`/nosotros#${id}`)
      await expect(page.locator(`#${id} h2`)).toBeFocused()
      await expect(marked, here).toHaveText([name])
      await expect(links, here).toBeInViewport({ ratio: 1 })
      const gap = await links.evaluate(
        (row, part) =>
          document.getElementById(part)!.getBoundingClientRect().top - row.getBoundingClientRect().bottom,
        id,
      )
      expect(Math.abs(gap), `${here}: ${name}`).toBeLessThanOrEqual(1)
    }
    await page.evaluate(() => scrollTo(0, 0))
    await expect(marked, here).toHaveCount(0)
  })
})

test('on a low screen they scroll away with the page', async ({ visitor }) => {
  const { page } = visitor
  await page.setViewportSize({ width: 740, height: 360 })
  await visitor.returnTo('/nosotros')
  const links = page.getByRole('navigation', { name: story.contents.label })
  await links.getByRole('link', { name: 'Cómo se hace' }).click()
  await expect(page.getByRole('heading', { name: story.making.heading })).toBeInViewport()
  await expect(links).not.toBeInViewport()
})
