import { gate } from '../../../src/content/legal'
import { order } from '../../../src/content/order'
import { otherChannels } from '../../../src/content/messages'
import { expect, test } from './support/test'
import { enterAt } from './support/missingFiles'
import type { Visitor } from './support/visitor'

/** What the bar says, on the page or in the dialog that is open. */
const readBar = (visitor: Visitor) =>
  visitor.tab.evaluate(() => {
    const shown = document.querySelector('dialog[open]') ?? document.body
    return shown.querySelector('.loading-bar[role=status]')?.textContent
  })

test('a press that waits for code has a sign, on the page and in a dialog, until the code is there', async ({
  visitor,
  site,
}) => {
  await enterAt(visitor, '/nosotros', 'Sobre nosotros')
  const panel = site.injectFailure({ at: /^\/assets\/order\.\w+\.js/, isHeld: true })
  await visitor.tab.click('button', order.bag(0))
  await visitor.expectEventually(() => readBar(visitor), gate.loading)
  expect(await visitor.isDialogOpen()).toBe(false)
  panel.release()
  await visitor.expectEventually(() => visitor.isDialogOpen(), true)
  await visitor.expectEventually(() => readBar(visitor), '')

  const channels = site.injectFailure({ at: /^\/assets\/contact\.\w+\.js/, isHeld: true })
  await visitor.tab.click('button', otherChannels.open)
  await visitor.expectEventually(() => readBar(visitor), gate.loading)
  channels.release()
  await visitor.expectEventually(() => visitor.dialog(), expect.stringContaining(otherChannels.open))
  await visitor.expectEventually(() => readBar(visitor), '')
})
