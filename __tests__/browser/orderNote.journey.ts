import '../../tools/build/nodeAssets'
import { fullName } from '../../src/content/product'
import { products } from '../../src/content/products'
import { bagOf, enter, panelOf } from './support/orderBag'
import { expect, test } from './support/visitor'

const first = products[0]!

for (const viewport of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
])
  test(`at ${viewport.width} × ${viewport.height} a note below the bar says for a moment what the message has, and leads to it`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await page.setViewportSize(viewport)
    await enter(visitor, '/')
    const add = page.getByRole('button', { name: new RegExp(`^Agregar.*${fullName(first)}`) })
    await add.click()
    const note = page.locator('.order-bag__note')
    await expect(note).toBeInViewport({ ratio: 1 })
    await expect(note).toBeVisible()
    expect(await visitor.hasSidewaysScroll()).toBe(false)
    const [bar, box, bag] = await Promise.all(
      [page.locator('.nav-bar'), note, bagOf(visitor)].map(async (each) => (await each.boundingBox())!),
    )
    const belowBar = box!.y - (bar!.y + bar!.height)
    const isUnderBag = box!.x < bag!.x && box!.x + box!.width >= bag!.x + bag!.width - 12
    // On low screens the bar does not stay.
    expect(belowBar >= 0 && belowBar < 16 && isUnderBag).toBe(viewport.height > 400)
    const readState = () => note.evaluate((element) => element.getAnimations()[0]?.playState)
    await note.hover()
    expect(await readState(), 'under the pointer').toBe('paused')
    await page.mouse.move(1, viewport.height - 1)
    expect(await readState()).toBe('running')
    const see = note.getByRole('button', { name: 'Ver tu mensaje' })
    await see.focus()
    expect(await readState(), 'with the focus').toBe('paused')
    await see.press('Enter')
    await expect(panelOf(visitor)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bagOf(visitor)).toBeFocused()
    await note.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()))
    await expect(note, 'out of view and of reach').toBeHidden()
  })
