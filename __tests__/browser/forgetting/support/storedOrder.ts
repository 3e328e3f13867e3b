import type { BrowserContext } from '@playwright/test'
import { fullName, products } from '../../../../src/content/products'
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

/** Enters at a bottle's page and puts two of it into the message. */
export async function addTwo(visitor: Visitor) {
  await visitor.open(paths.product(first.id))
  await visitor.enter()
  await addFirst(visitor)
  await addFirst(visitor)
  expect(await storedOrder(visitor)).toBe(JSON.stringify({ [first.id]: 2 }))
}

/** A second tab of a visitor whose answer is remembered asks to forget it. */
export async function forgetInAnotherTab(context: BrowserContext) {
  const other = new Visitor(await context.newPage())
  await other.open('/')
  await other.isInside()
  await clickForget(other.page)
  await other.isAsked()
}
