import '../../../tools/build/nodeAssets'
import { contact } from '../../../src/content/contact'
import { otherWays, productMessage } from '../../../src/content/messages'
import { products } from '../../../src/content/products'
import { expect, test } from './support/test'

test('an order leaves without WhatsApp, by keyboard', async ({ visitor }) => {
  const bottle = products[1]!
  await visitor.open(`/productos/${bottle.id}`)
  await visitor.answerYes()
  await visitor.isAt(bottle.title)
  await visitor.tab.focus('button', otherWays.open)
  await visitor.tab.press('Enter')
  await visitor.expectEventually(() => visitor.dialog(), expect.stringContaining(productMessage(bottle)))
  const mail = () =>
    visitor.tab.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('dialog[open] a[href^="mailto:"]')
      return link ? new URLSearchParams(new URL(link.href).search).get('body') : null
    })
  expect(await mail()).toBe(productMessage(bottle))
  await visitor.tab.focus('button', /^Copiar el mensaje/)
  await visitor.tab.press('Enter')
  const { copied, notCopied } = contact
  // By the engine's settings the clipboard is open to the page or not.
  const said = () =>
    visitor.tab.evaluate(() => document.querySelector('dialog[open] [role="status"]')?.textContent)
  await visitor.expectEventually(async () => [copied, notCopied].includes((await said()) as never), true)
  await visitor.tab.press('Escape')
  await visitor.expectEventually(() => visitor.isDialogOpen(), false)
  await visitor.expectEventually(() => visitor.focused(), otherWays.open)
})
