import { expectSome } from '../../support/expectSome'
import { goTo, onePerRoute } from '../support/states'
import { expect, test } from '../support/visitor'
import { readDrawnFonts } from './support/drawnFonts'

test.use({ reducedMotion: 'reduce' })

const ours = /^(Imbue|Archivo|Piazzolla)\b/

test('a letter that its font does not hold is found', async ({ page }) => {
  await page.setContent('<style>p { font-family: monospace }</style><p>uno</p><p>ꦲ</p>')
  const fonts = await readDrawnFonts(page)
  expect(fonts.map(({ text }) => text)).toEqual(['uno', 'ꦲ'])
  expect(new Set(fonts.map(({ family }) => family)).size).toBe(2)
})

for (const state of expectSome(onePerRoute())) {
  test(`every letter of ${state.name} is drawn in our fonts`, async ({ visitor }) => {
    await visitor.storeAcceptedAnswer()
    await goTo(visitor, state)
    await visitor.page.evaluate(() => document.fonts.ready)
    const fonts = await readDrawnFonts(visitor.page)
    expect(expectSome(fonts).filter(({ family }) => !ours.test(family))).toEqual([])
  })
}
