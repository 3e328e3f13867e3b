import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type DialogEntry, dialogs, dialogsElsewhere } from './support/dialogs'
import { goInSite } from './support/goInSite'
import { recordMovements } from './support/movements'
import { promisedTitle } from './support/promisedTitle'
import { press } from './support/usedStates'
import { expect, test, type Visitor } from './support/visitor'
import { expectSome } from '../support/expectSome'

const dialogOf = ({ page }: Visitor, { role, name }: DialogEntry) =>
  page.getByRole(role ?? 'dialog', { name })

// Wide enough that something is left outside each sheet, and narrow enough for the menu.
test.use({ reducedMotion: 'reduce', viewport: { width: 700, height: 844 } })

/** The page is as if the dialog had never been open. */
async function expectPageFree({ page }: Visitor) {
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  const state = await page.evaluate(() => {
    const before = scrollY
    const isShort = document.documentElement.scrollHeight <= innerHeight
    scrollTo({ top: before > 50 ? before - 50 : before + 50, behavior: 'instant' })
    const scrolls = isShort || scrollY !== before
    scrollTo({ top: before, behavior: 'instant' })
    return {
      overflow:
        getComputedStyle(document.documentElement).overflowY + getComputedStyle(document.body).overflowY,
      scrolls,
      inert: [...document.querySelectorAll('[inert]')].filter((element) => !element.closest('.slick-slider'))
        .length,
      animations: document.getAnimations().length,
    }
  })
  expect(state).toEqual({ overflow: 'visiblevisible', scrolls: true, inert: 0, animations: 0 })
}

/** At the page of the dialog, ready to open it. */
async function reachPage(visitor: Visitor, { path, role, prepare }: DialogEntry) {
  if (role === 'alertdialog') {
    await visitor.open(path)
    await visitor.waitForQuestion()
  } else await visitor.returnTo(path)
  await prepare?.(visitor)
  // What is said of a bottle that was added goes by itself.
  await expect.poll(() => visitor.page.evaluate(() => document.getAnimations().length)).toBe(0)
}

const pressOutside = ({ page }: Visitor) => page.mouse.click(2, 2)

const waysOut = (visitor: Visitor, entry: DialogEntry): Readonly<Record<string, () => Promise<void>>> => ({
  button: () => dialogOf(visitor, entry).getByRole('button', { name: entry.closeButton }).click(),
  escape: () => visitor.page.keyboard.press('Escape'),
  ...(entry.closesOutside && { outside: () => pressOutside(visitor) }),
})

const kinds = ['dialog', 'Dialog'].map((tag) => new RegExp(`<${tag}\\s`))

test('every dialog of the site is in support/dialogs.ts', () => {
  const root = resolve(__dirname, '../..')
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('audit') && !file.endsWith('ui/Dialog.tsx'))
    .map((file) => `src/${file}`)
    .filter((file) => kinds.some((kind) => kind.test(readFileSync(join(root, file), 'utf8'))))
  expect(files.sort()).toEqual(dialogs.map(({ file }) => file).sort())
})

for (const entry of expectSome(dialogs)) {
  const { name, opener, closesOutside } = entry

  test(`«${String(name)}»: its button, Escape and a press outside, none with movement`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await reachPage(visitor, entry)
    const dialog = dialogOf(visitor, entry)
    const movements = await page.evaluateHandle(recordMovements)
    for (const [way, leave] of expectSome(Object.entries(waysOut(visitor, entry)))) {
      await press(visitor, opener)
      await expect(dialog, way).toBeVisible()
      await leave()
      await expect(dialog, way).toBeHidden()
      await expectPageFree(visitor)
      await expect(page.getByRole('button', { name: opener }).first(), `focus after ${way}`).toBeFocused()
    }
    await press(visitor, opener)
    await pressOutside(visitor)
    await expect(dialog, 'after a press outside').toBeVisible({ visible: !closesOutside })
    expect(await movements.evaluate((found) => [...found]), 'what moved, with reduced motion').toEqual([])
  })
}

/** On another page without loading a document, so that Back leads to it in the same way. */
async function goAlong(visitor: Visitor, path: string) {
  const length = await visitor.page.evaluate(() => history.length)
  await goInSite(visitor, path, `entry ${length} ${path}`)
  await expect(visitor.page).toHaveTitle(promisedTitle(new URL(path, 'https://site').pathname))
}

for (const entry of expectSome([...dialogs, ...dialogsElsewhere])) {
  const { name, path, sameRoute, opener } = entry
  if (sameRoute)
    test(`«${String(name)}» at ${path}: Back to another route, and to the same one`, async ({ visitor }) => {
      const { page } = visitor
      await reachPage(visitor, entry)
      for (const before of ['/', sameRoute]) {
        await goAlong(visitor, before)
        await goAlong(visitor, path)
        await press(visitor, opener)
        await expect(dialogOf(visitor, entry)).toBeVisible()
        await page.goBack({ waitUntil: 'commit' })
        await expect(page, `Back leads to ${before}`).toHaveURL(before)
        await expect(page.locator('dialog[open]'), `open after Back to ${before}`).toHaveCount(0)
        await expectPageFree(visitor)
      }
    })
}

/** The links to pages of the site in an open dialog. */
const linksIn = (visitor: Visitor, entry: DialogEntry) =>
  dialogOf(visitor, entry)
    .locator('a[href^="/"]:not([target])')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!))

for (const entry of expectSome(
  [...dialogs, ...dialogsElsewhere].filter(({ isOnEveryPage }) => isOnEveryPage),
))
  test(`«${String(entry.name)}» at ${entry.path}: each link, on its own page and on another, closes it`, async ({
    visitor,
  }) => {
    await reachPage(visitor, entry)
    await press(visitor, entry.opener)
    await dialogOf(visitor, entry).waitFor()
    for (const link of expectSome(await linksIn(visitor, entry)))
      for (const from of new Set([entry.path, link.split('#')[0]!])) {
        await goAlong(visitor, from)
        await press(visitor, entry.opener)
        const dialog = dialogOf(visitor, entry)
        await dialog.locator(`a[href="${link}"]`).first().click()
        await expect(dialog, `after the link ${link} at ${from}`).toBeHidden()
        await visitor.waitForPage()
        await expectPageFree(visitor)
      }
  })
