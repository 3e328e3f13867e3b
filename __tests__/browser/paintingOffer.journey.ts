import '../../tools/build/nodeAssets'
import { paintings } from '../../src/content/paintings'
import { boxOf } from './support/boxOf'
import { inEachWindow } from './support/inEachWindow'
import { desktop } from './support/usability'
import { expect, test } from './support/visitor'
import { tablet, tabletOnSide, windowsOf } from './support/windows'
import { expectSome } from '../support/expectSome'

test.use({ reducedMotion: 'reduce' })

const windows = [tablet, { width: 820, height: 1180 }, tabletOnSide, desktop]

test('whether a painting can be had, and the chat about it, are in the first screen beside it', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.storeAcceptedAnswer()
  for (const { id, title } of expectSome(paintings)) {
    await visitor.open(`/pinturas/${id}`)
    await visitor.waitForPage()
    await inEachWindow(visitor, windows, async (here, { height }) => {
      const frame = await boxOf(page.locator('.painting-room .framed-painting'))
      const offer = await boxOf(page.locator('.painting-offer__original'))
      const chat = await boxOf(page.locator('.painting-offer .button'))
      expect.soft(offer.x, `${title} ${here}: beside the work`).toBeGreaterThan(frame.right)
      expect.soft(chat.y, `${title} ${here}: the chat below the offer`).toBeGreaterThan(offer.bottom)
      expect.soft(chat.bottom, `${title} ${here}: the chat is in the first screen`).toBeLessThan(height)
      expect.soft(frame.bottom, `${title} ${here} is whole`).toBeLessThan(height)
    })
  }
})

test('on tablets what else is said of a painting stands below it, as wide as the room', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.returnTo('/pinturas/abuelos-chiquitanos')
  await inEachWindow(visitor, windowsOf(700, 768, 900, 979), async (here) => {
    const frame = await boxOf(page.locator('.painting-room .framed-painting'))
    const facts = await boxOf(page.locator('.painting-label .fact-list'))
    expect.soft(facts.y, here).toBeGreaterThanOrEqual(frame.bottom)
    expect.soft(facts.x, here).toBeLessThan(frame.x + frame.width / 4)
  })
})
