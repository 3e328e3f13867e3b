import '../../../tools/build/nodeAssets'
import { gate } from '../../../src/content/legal'
import { orderKey, scrollPositionsKey } from '../../../src/content/storageKeys'
import { paths } from '../../../src/shared/paths'
import { expect, test, type Visitor } from '../support/visitor'
import { addFirst, bagOf, first, second, storedOrder } from './support/storedOrder'

/** Stores values of an earlier visit; an address of the site that runs none of its code. */
async function leave(visitor: Visitor, values: Readonly<Record<string, string>>) {
  await visitor.open('/robots.txt')
  await visitor.page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value)
  }, values)
}

test('NO, where an earlier visit has left bottles: they are deleted, and SÍ brings none back', async ({
  visitor,
}) => {
  const { page } = visitor
  await leave(visitor, { [orderKey]: JSON.stringify({ [first.id]: 2 }), [scrollPositionsKey]: '{}' })
  await visitor.open('/')
  await visitor.waitForQuestion()
  await page.getByRole('button', { name: gate.no, exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await page.keyboard.press('Escape')
  await visitor.enter()
  await expect(bagOf(visitor)).toHaveAccessibleName('Tu mensaje, vacío')
})

for (const foreign of ['{', '["x"]', 'null', '<img src=x onerror=alert(1)>', 'x'.repeat(100_000)])
  test(`a foreign stored value, ${foreign.slice(0, 20)}, is dropped without a word`, async ({ visitor }) => {
    await leave(visitor, { status: 'accepted', [orderKey]: foreign })
    await visitor.open(paths.product(first.id))
    await visitor.waitForPage()
    await addFirst(visitor)
    await expect(bagOf(visitor)).toHaveAccessibleName('Tu mensaje: 1 botella')
    expect(await storedOrder(visitor)).toBe(JSON.stringify({ [first.id]: 1 }))
  })

test('of a stored message the bottles that there are stay', async ({ visitor }) => {
  const left = { 'singani-premium-99': 4, [second.id]: 3, [first.id]: 100 }
  await leave(visitor, { status: 'accepted', [orderKey]: JSON.stringify(left) })
  await visitor.open('/nosotros')
  await visitor.waitForPage()
  await expect(bagOf(visitor)).toHaveAccessibleName('Tu mensaje: 3 botellas')
  expect(await storedOrder(visitor)).toBe(JSON.stringify({ [second.id]: 3 }))
})
