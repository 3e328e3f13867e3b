import '../../tools/build/nodeAssets'
import { brand } from '../../src/content/constants'
import { gate } from '../../src/content/legal'
import { fullName } from '../../src/content/product'
import { products } from '../../src/content/products'
import { fullTitle } from '../../src/shared/fullTitle'
import { expect, test } from './support/visitor'

const gateTitle = `${gate.question} — ${brand}`

test('the tab says the gate’s title until SÍ, and the title that chats show from then on', async ({
  visitor,
}) => {
  const { page } = visitor
  await page.goto('/pinturas/ancestros', { waitUntil: 'commit' })
  await expect(page).toHaveTitle(gateTitle)
  await visitor.enter({ remember: true })
  await expect(page).toHaveTitle('Ancestros — Bohemia 56')
  // The page's first script says the title, before the site's code has come.
  await page.route(/\/assets\/(main|react|library|site)\.\w+\.js/, () => {})
  const bottle = products[0]!
  await page.goto(`/productos/${bottle.id}`, { waitUntil: 'commit' })
  await page.locator('.static-page h1').waitFor({ state: 'attached' })
  await expect(page).toHaveTitle(fullTitle(fullName(bottle)))
})
