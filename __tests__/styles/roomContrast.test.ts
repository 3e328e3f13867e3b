import { paintings } from '../../src/content/paintings'
import { products } from '../../src/content/products'
import { contrastWithin } from '../../tools/shared/pixels'
import { declarationsOf } from './support/declarationsOf'

const hex = /^#[0-9a-f]{6}$/i

/** The custom properties of a painting's room. */
const coloursOf = (id: string) => {
  const declarations = declarationsOf('src/shared/ui/Wall.scss', `[data-wall=${id}]`) ?? []
  return Object.fromEntries(declarations.map((each) => each.replace(/^--/, '').split(/: */)))
}

/** WCAG's ratio of two colours, each `#rrggbb`. */
const contrastOf = (one?: string, other?: string) => {
  expect([one, other]).toEqual([expect.stringMatching(hex), expect.stringMatching(hex)])
  return contrastWithin({ data: Buffer.from(`${one}${other}`.replaceAll('#', ''), 'hex'), channels: 3 })
}

const premium = products.filter(({ line }) => line === 'premium')

it.each(premium)('$namePainting hangs on the wall that its bottle stands before', ({ paintingId }) => {
  const { room, wall } = coloursOf(paintingId)
  expect(room).toBe(wall)
})

it.each(paintings)('in the room of $id its texts can be read, and the focus be seen', ({ id }) => {
  const { room, ...on } = coloursOf(id)
  expect(contrastOf(room, on['room-text'])).toBeGreaterThanOrEqual(4.5)
  expect(contrastOf(room, on['room-text-soft'])).toBeGreaterThanOrEqual(4.5)
  expect(contrastOf(room, on['room-focus'])).toBeGreaterThanOrEqual(3)
})
