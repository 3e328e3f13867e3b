import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gate } from '../../src/content/legal'
import { pageFile } from '../../tools/build/builtSite'
import { distFolder } from './support/builtSite'
import { ReferenceCheck } from './support/referenceCheck'
import { askedStates, goTo, type State } from './support/states'
import { openedPages, usedStates } from './support/usedStates'
import { failedStates } from './support/failedStates'
import { common, twoScreens, onUsedPages, type Exception } from './support/validity/exceptions'
import { expectValid } from './support/validity/expectValid'
import type { HtmlDocument } from './support/validity/problem'
import { expect, test, type Visitor } from './support/visitor'
import { expectUsable, phone, desktop } from './support/usability'
import { expectSome } from '../support/expectSome'

/** Visits the states in turn and makes every check in each. */
async function expectSound(
  visitor: Visitor,
  states: readonly State[],
  reach: (state: State) => Promise<void>,
  exceptions: readonly Exception[],
) {
  const documents: HtmlDocument[] = []
  const named = new ReferenceCheck()
  for (const state of expectSome(states)) {
    await reach(state)
    documents.push({ name: state.name, html: await visitor.page.content() })
    await named.note(visitor.page, state)
    await expectUsable(visitor, state.name)
  }
  await expectValid(documents, exceptions)
  return { documents, named }
}

const titleIn = (html: string) => /<title>(.*?)<\/title>/s.exec(html)?.[1]

/** A page behind the gate has the title that its link showed before it. */
function expectPromisedTitles(documents: readonly HtmlDocument[]) {
  for (const { name, html } of expectSome(documents)) {
    const built = readFileSync(join(distFolder, pageFile(name)), 'utf8')
    const promised = /property=og:title content="(.*?)"/.exec(built)?.[1]
    expect(promised, name).toMatch(/ — Bohemia 56$/)
    expect(titleIn(html), name).toBe(promised)
  }
}

const everything = 'axe, reflow at 400 %, wide text spacing, valid HTML, links'

test.use({ reducedMotion: 'reduce' })

test.setTimeout(180_000)

test(`before the answer: ${everything}`, async ({ visitor }) => {
  visitor.allow(/404 .*\/no\/existe/)
  const ask = async ({ path, reach }: State) => {
    await visitor.open(path)
    await visitor.isAsked()
    await reach?.(visitor)
  }
  await expectSound(visitor, askedStates, ask, [...common, ...twoScreens])
})

const expectSoundInside = async (
  visitor: Visitor,
  states: readonly State[],
  least: Parameters<ReferenceCheck['expectThere']>[1],
  exceptions: readonly Exception[] = common,
) => {
  await visitor.open('/')
  await visitor.enter({ remember: true })
  const { documents, named } = await expectSound(visitor, states, (state) => goTo(visitor, state), exceptions)
  await named.expectThere(visitor, least)
  return documents
}

const pages = openedPages()

const third = Math.ceil(pages.length / 3)

for (const [which, states] of [
  ['first', pages.slice(0, third)],
  ['next', pages.slice(third, 2 * third)],
  ['last', pages.slice(2 * third)],
] as const)
  test(`after it, the ${which} ${third} pages: ${everything}, the title promised`, async ({ visitor }) => {
    expectPromisedTitles(await expectSoundInside(visitor, states, { links: 200, files: 100 }))
  })

test(`after it, used pages: ${everything}`, async ({ visitor }) => {
  await expectSoundInside(visitor, usedStates, { links: 400, files: 100 }, [...common, ...onUsedPages])
})

test(`after it, error screens: ${everything}`, async ({ visitor }) => {
  await expectSoundInside(visitor, failedStates, { links: 1, files: 5 })
})

test('the loading screen has no axe violation', async ({ visitor }) => {
  const { page } = visitor
  visitor.allow(/main\.\w+\.js|\.txt|ERR_FAILED/)
  await visitor.open('/robots.txt')
  await page.evaluate(() => localStorage.setItem('status', 'accepted'))
  await page.route(/\/assets\/(main\.\w+\.js|\w+\.txt)/, (route) => route.abort())
  await visitor.open('/')
  await page.getByText(gate.loading).waitFor()
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    expect(await visitor.axe(), `${viewport.width} px`).toEqual([])
  }
})
