import '../../../tools/build/nodeAssets'
import { fullName } from '../../../src/content/product'
import { paths } from '../../../src/shared/paths'
import { holdFile } from '../support/holdFile'
import { expect, test, Visitor } from '../support/visitor'
import { clickForget } from './support/deviceStorage'
import {
  addFirst,
  addBottles,
  bagOf,
  first,
  forgetInAnotherTab,
  second,
  storedOrder,
} from './support/storedOrder'

for (const path of ['/', '/nosotros', paths.product(first.id)])
  test(`the bottles are there after ${path} is opened and reloaded`, async ({ visitor }) => {
    await addBottles(visitor, 2)
    await visitor.open(path)
    await visitor.waitForPage()
    await expect(bagOf(visitor)).toHaveAccessibleName('Tu mensaje: 2 botellas')
    await visitor.page.reload()
    await visitor.waitForPage()
    await expect(bagOf(visitor)).toHaveAccessibleName('Tu mensaje: 2 botellas')
    expect(await storedOrder(visitor)).toBe(JSON.stringify({ [first.id]: 2 }))
  })

for (const [name, file] of [
  ['the gate’s', /\/assets\/main\.\w+\.js/],
  ['the site’s', /\/assets\/site\.\w+\.js/],
] as const)
  test(`a bottle that is added before ${name} code is there joins those that are stored`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await addBottles(visitor, 2)
    const sendCode = await holdFile(page, file)
    await page.reload({ waitUntil: 'commit' })
    await addFirst(visitor)
    await expect(bagOf(visitor), 'no code is there yet').toHaveAccessibleName('Tu mensaje, vacío')
    sendCode()
    await visitor.waitForPage()
    await expect(bagOf(visitor)).toHaveAccessibleName('Tu mensaje: 3 botellas')
  })

test('another tab has a message of its own', async ({ visitor, context }) => {
  await addBottles(visitor, 2)
  const other = new Visitor(await context.newPage())
  await other.open(paths.product(second.id))
  await other.enter()
  await expect(bagOf(other)).toHaveAccessibleName('Tu mensaje, vacío')
  await clickForget(other.page)
  await other.waitForQuestion()
  expect(await storedOrder(visitor)).toBe(JSON.stringify({ [first.id]: 2 }))
})

test('the last bottle removed leaves nothing stored', async ({ visitor }) => {
  const { page } = visitor
  await addBottles(visitor, 2)
  await bagOf(visitor).click()
  await page.getByRole('button', { name: `Quitar ${fullName(first)}` }).click()
  expect(await storedOrder(visitor)).toBeNull()
})

test('the answer forgotten, the bottles are deleted, and SÍ brings none back', async ({ visitor }) => {
  const { page } = visitor
  await addBottles(visitor, 2)
  await clickForget(page)
  await visitor.waitForQuestion()
  expect(await storedOrder(visitor)).toBeNull()
  await visitor.enter()
  await expect(bagOf(visitor)).toHaveAccessibleName('Tu mensaje, vacío')
})

test('the answer forgotten in another tab while this one is away: its bottles are deleted where it asks', async ({
  visitor,
  context,
}) => {
  const { page } = visitor
  await addBottles(visitor, 1, { remember: true })
  await visitor.open('/robots.txt')
  expect(await storedOrder(visitor)).toBe(JSON.stringify({ [first.id]: 1 }))
  await forgetInAnotherTab(context)
  await visitor.open('/')
  await visitor.waitForQuestion()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('the answer forgotten in another tab while this one’s code arrives: its bottles are deleted, SÍ brings none back', async ({
  visitor,
  context,
}) => {
  const { page } = visitor
  await addBottles(visitor, 1, { remember: true })
  const sendCode = await holdFile(page, /\/assets\/site\.\w+\.js/)
  await page.reload({ waitUntil: 'commit' })
  await expect(visitor.heading(first.title)).toBeVisible()
  await forgetInAnotherTab(context)
  sendCode()
  await visitor.enter()
  await expect(bagOf(visitor)).toHaveAccessibleName('Tu mensaje, vacío')
  expect(await storedOrder(visitor)).toBeNull()
})
