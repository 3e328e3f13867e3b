import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pageFile } from '../../tools/build/pageFiles'
import { distFolder } from './support/builtSite'
import { lostTexts } from './support/lostTexts'
import { ReferenceCheck } from './support/referenceCheck'
import { spaceTexts, unspaceTexts } from './support/readerStyles'
import { askedStates, failedStates, goTo, openedPages, usedStates, type State } from './support/states'
import { common, twoScreens, used, type Exception } from './support/validity/exceptions'
import { expectValid } from './support/validity/expectValid'
import type { HtmlDocument } from './support/validity/problem'
import { expect, test, type Visitor } from './support/visitor'

/** WCAG 1.4.10: a desktop of 1280×1024 at 400 %. */
const reflow = { width: 320, height: 256 }
const phone = { width: 390, height: 844 }
const smallPhone = { width: 320, height: 568 }
const desktop = { width: 1440, height: 900 }

const letLayoutSettle = (visitor: Visitor) =>
  visitor.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Share of the screen under what stays there however one scrolls. */
const coveredShare = (visitor: Visitor) =>
  visitor.page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    if (dialog) return 0
    const rows = Array.from({ length: innerHeight }, (_, y) => y)
    const isCovered = (y: number) => {
      const top = document.elementFromPoint(innerWidth / 2, y)
      for (let box: Element | null = top; box; box = box.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return true
      return false
    }
    return rows.filter(isCovered).length / innerHeight
  })

/** A carousel takes the new width a moment after the window. */
const keepsTexts = (page: Page, state: string) =>
  expect
    .configure({ soft: true })
    .poll(() => lostTexts(page), { message: `${state} loses text` })
    .toEqual([])

/** WCAG 1.4.10: at 400 % nothing scrolls sideways, nothing is cut off, little is covered. */
async function expectReflow(visitor: Visitor, name: string) {
  await visitor.page.setViewportSize(reflow)
  await letLayoutSettle(visitor)
  const small = `${name} at 320 × 256`
  expect.soft(await visitor.hasSidewaysScroll(), `${small} scrolls sideways`).toBe(false)
  await keepsTexts(visitor.page, small)
  expect.soft(await coveredShare(visitor), `${small} is covered`).toBeLessThan(0.5)
}

/** WCAG 1.4.12. */
async function expectSpacing(visitor: Visitor, name: string) {
  const spaced = `${name} with wide text spacing`
  await spaceTexts(visitor.page)
  await letLayoutSettle(visitor)
  expect.soft(await visitor.hasSidewaysScroll(), `${spaced} scrolls sideways`).toBe(false)
  await keepsTexts(visitor.page, spaced)
  await unspaceTexts(visitor.page)
}

async function expectUsable(visitor: Visitor, name: string) {
  for (const viewport of [phone, desktop]) {
    await visitor.page.setViewportSize(viewport)
    await letLayoutSettle(visitor)
    const here = `${name} at ${viewport.width} px`
    expect.soft(await visitor.axe(), here).toEqual([])
    await expectSpacing(visitor, here)
  }
  await visitor.page.setViewportSize(smallPhone)
  await letLayoutSettle(visitor)
  expect.soft(await visitor.hasSidewaysScroll(), `${name} at ${smallPhone.width} px`).toBe(false)
  await expectReflow(visitor, name)
  await visitor.page.setViewportSize(phone)
}

/** Goes through the states, one after the other in one visit, and asks everything of each. */
async function walk(
  visitor: Visitor,
  states: readonly State[],
  reach: (state: State) => Promise<void>,
  exceptions: readonly Exception[],
) {
  const documents: HtmlDocument[] = []
  const named = new ReferenceCheck()
  for (const state of states) {
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
  for (const { name, html } of documents) {
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
  await walk(visitor, askedStates, ask, [...common, ...twoScreens])
})

const walkInside = async (
  visitor: Visitor,
  states: readonly State[],
  least: Parameters<ReferenceCheck['expectThere']>[1],
  exceptions: readonly Exception[] = common,
) => {
  await visitor.open('/')
  await visitor.enter({ remember: true })
  const { documents, named } = await walk(visitor, states, (state) => goTo(visitor, state), exceptions)
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
    expectPromisedTitles(await walkInside(visitor, states, { links: 200, files: 100 }))
  })

test(`after it, used pages: ${everything}`, async ({ visitor }) => {
  await walkInside(visitor, usedStates, { links: 400, files: 100 }, [...common, ...used])
})

test(`after it, error screens: ${everything}`, async ({ visitor }) => {
  await walkInside(visitor, failedStates, { links: 1, files: 5 })
})

test('the loading screen has no axe violation', async ({ visitor }) => {
  const { page } = visitor
  visitor.allow(/main\.\w+\.js|\.txt|ERR_FAILED/)
  await visitor.open('/robots.txt')
  await page.evaluate(() => localStorage.setItem('status', 'accepted'))
  await page.route(/\/assets\/(main\.\w+\.js|\w+\.txt)/, (route) => route.abort())
  await visitor.open('/')
  await page.getByText('Cargando...').waitFor()
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    expect(await visitor.axe(), `${viewport.width} px`).toEqual([])
  }
})
