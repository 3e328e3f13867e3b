import { compile } from 'sass'
import { paintings } from '../../src/content/paintings'
import { sassOptions } from '../../tools/shared/sassOptions'
import { contrastWithin } from '../browser/support/pixels'

const { css } = compile('src/shared/ui/Wall.scss', sassOptions)

/** The custom properties of a painting's room. */
const coloursOf = (id: string) => {
  const [, block = ''] = css.split(new RegExp(`\\[data-wall="?'?${id}'?"?\\] \\{`))
  const entries = block.slice(0, block.indexOf('}')).matchAll(/--([\w-]+): (#[0-9a-f]{6});/gi)
  return Object.fromEntries([...entries].map(([, name, value]) => [name, value]))
}

/** WCAG's ratio of two colours, each `#rrggbb`. */
const contrastOf = (one = '', other = '') =>
  contrastWithin({ data: Buffer.from(`${one}${other}`.replaceAll('#', ''), 'hex'), channels: 3 })

it.each(paintings)('in the room of $id its texts can be read, and the focus be seen', ({ id }) => {
  const { room, ...on } = coloursOf(id)
  expect(contrastOf(room, on['room-text'])).toBeGreaterThanOrEqual(4.5)
  expect(contrastOf(room, on['room-text-soft'])).toBeGreaterThanOrEqual(4.5)
  expect(contrastOf(room, on['room-focus'])).toBeGreaterThanOrEqual(3)
})
