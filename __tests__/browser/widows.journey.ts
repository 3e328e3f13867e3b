import { askedStates, goTo, pageStates } from './support/states'
import { expect, test, type Visitor } from './support/visitor'
import { findStrayMarks } from './support/strayMarks'
import { findWidows } from './support/widows'
import { expectSome } from '../support/expectSome'

test.use({ reducedMotion: 'reduce' })

const widths = [390, 768, 1024, 1280, 1440]

const expectWholeLines = async ({ page }: Visitor, name: string) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => document.fonts.ready)
    const here = `${name} at ${width} px`
    expect.soft(await findWidows(page), here).toEqual([])
    expect.soft(await findStrayMarks(page), `marks that begin a line, ${here}`).toEqual([])
  }
}

test('a heading or caption that ends in one word alone is found', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.setContent(`<style>* { font: 20px/1.2 monospace; width: 12ch; margin: 0 }</style>
    <h1>una casa sola</h1><h2>dos palabras</h2><h3>palabras largas</h3><figcaption>una casa y&nbsp;un&nbsp;sol</figcaption>
    <h2>uno dos tres cuatro cinco</h2><h3 hidden>una casa sola</h3>`)
  expect(await findWidows(page)).toEqual(['una casa / sola'])
})

test('a mark that begins a line, after the link that it belongs to, is found', async ({ page }) => {
  await page.setContent(`<style>* { font: 20px/1.2 monospace } p { width: 10ch } a { display: inline-block }</style>
    <p>una <a>casa solas</a>. Ya</p><p>una <a>casa</a>. Sola</p>`)
  expect(await findStrayMarks(page)).toEqual(['casa solas / . Ya'])
})

test('no heading or caption of the gate ends in one word alone, and no mark begins a line', async ({
  visitor,
}) => {
  visitor.allow(/404.*\/no\/existe/)
  for (const { name, path, reach } of expectSome(askedStates)) {
    await visitor.open(path)
    await visitor.waitForQuestion()
    await reach?.(visitor)
    await expectWholeLines(visitor, name)
  }
})

test('no heading or caption of any page ends in one word alone, and no mark begins a line', async ({
  visitor,
}) => {
  test.slow()
  await visitor.storeAcceptedAnswer()
  for (const state of expectSome(pageStates())) {
    // On wide screens a carousel that shows all of its slides never starts.
    await visitor.page.setViewportSize({ width: 390, height: 844 })
    await goTo(visitor, state)
    await expectWholeLines(visitor, state.name)
  }
})
