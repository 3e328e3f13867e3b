import { expect, test } from './support/visitor'
import { waitForPaint } from './support/waitForPaint'

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

/** Runs in the page: what has the focus, and what of the fixed bars lies over its middle. */
function readFocus() {
  const focused = document.activeElement!
  const name = (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)
  const [line] = focused.getClientRects()
  const over =
    line &&
    document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)?.closest('.bottom-bar')
  return {
    name: focused === document.body ? null : name,
    isUnderBar: Boolean(over && !over.contains(focused)),
    isBarShown: Boolean(document.querySelector('.bottom-bar')?.checkVisibility({ visibilityProperty: true })),
  }
}

for (const path of ['/productos/singani-premium-1', '/botellas-personalizada'])
  test(`${path}: Tab never stops under the bar at the foot of a phone`, async ({ visitor }) => {
    const { page } = visitor
    await visitor.returnTo(path)
    const covered: string[] = []
    let withBar = 0
    for (let step = 0; step < 150; step++) {
      await page.keyboard.press('Tab')
      await waitForPaint(page) // the bar comes and goes with what is in view
      const { name, isUnderBar, isBarShown } = await page.evaluate(readFocus)
      if (name === null) break
      if (isBarShown) withBar++
      if (isUnderBar) covered.push(name)
    }
    expect(covered).toEqual([])
    expect(withBar, 'stops while the bar is shown').toBeGreaterThan(3)
  })
