import { inEachWindow } from './support/inEachWindow'
import { expect, test } from './support/visitor'
import { windowsOf } from './support/windows'

test.use({ reducedMotion: 'reduce' })

test('a word longer than its line goes on in the next, and none of the message is cut off', async ({
  visitor,
}) => {
  const bubble = visitor.page.getByRole('blockquote')
  await visitor.returnTo(`/botellas-personalizada?idea=${'w'.repeat(120)}`)
  await expect(bubble).toContainText('w'.repeat(120))
  await inEachWindow(visitor, windowsOf(320, 390, 768, 1440), async (here) => {
    const cutOff = await bubble.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect.soft(cutOff, `px ${here}`).toBe(0)
  })
})
