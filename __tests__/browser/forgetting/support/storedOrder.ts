import type { BrowserContext } from '@playwright/test'
import { fullName } from '../../../../src/content/product'
import { products } from '../../../../src/content/products'
import { orderKey } from '../../../../src/content/storageKeys'
import { paths } from '../../../../src/shared/paths'
import { expect, Visitor } from '../../support/visitor'
import { clickForget } from './deviceStorage'

export const [first, second] = [products[0]!, products[1]!]

export const bagOf = ({ page }: Visitor) =>
  page.getByRole('banner').getByRole('button', { name: /^Tu mensaje/ })

/** The bottles as session storage keeps them. */
export const storedOrder = ({ page }: Visitor) =>
  page.evaluate((key) => sessionStorage.getItem(key), orderKey)

export const addFirst = ({ page }: Visitor) =>
  page
    .getByRole('button', { name: new RegExp(`^Agregar .*${fullName(first)}`) })
    .first()
    .click()

/** Enters at a bottle's page and puts so many of it into the message. */
export async function addBottles(visitor: Visitor, count: number, answer: { remember?: boolean } = {}) {
  await visitor.open(paths.product(first.id))
  await visitor.enter(answer)
  for (let added = 0; added < count; added++) await addFirst(visitor)
  expect(await storedOrder(visitor)).toBe(JSON.stringify({ [first.id]: count }))
}

/** A second tab of a visitor whose answer is remembered asks to forget it. */
export async function forgetInAnotherTab(context: BrowserContext) {
  const other = new Visitor(await context.newPage())
  await other.open('/')
  await other.waitForPage()
  await clickForget(other.page)
  await other.waitForQuestion()
}
