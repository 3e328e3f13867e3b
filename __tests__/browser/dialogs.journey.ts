import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type DialogEntry, dialogs } from './support/dialogs'
import { press } from './support/usedStates'
import { expect, test, type Visitor } from './support/visitor'

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
  visitor.allowReplacedPictures()
  if (role !== 'alertdialog') {
    await visitor.open('/')
    await visitor.enter({ remember: true })
  }
  await visitor.open(path)
  if (role === 'alertdialog') await visitor.isAsked()
  else await visitor.isInside()
  await prepare?.(visitor)
}

const kinds = ['dialog', 'Dialog'].map((tag) => new RegExp(`<${tag}\\s`))

test('every dialog of the site is in support/dialogs.ts', () => {
  const root = resolve(__dirname, '../..')
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('audit') && !file.endsWith('ui/Dialog.tsx'))
    .map((file) => `src/${file}`)
    .filter((file) => kinds.some((kind) => kind.test(readFileSync(join(root, file), 'utf8'))))
  expect(files.sort()).toEqual(dialogs.map(({ file }) => file).sort())
})

for (const entry of dialogs) {
  const { name, opener, closeButton, closesOutside, links } = entry

  test(`«${String(name)}»: its button, Escape and a press outside`, async ({ visitor }) => {
    const { page } = visitor
    await reachPage(visitor, entry)
    const ways: Readonly<Record<string, () => Promise<void>>> = {
      button: () => dialogOf(visitor, entry).getByRole('button', { name: closeButton }).click(),
      escape: () => page.keyboard.press('Escape'),
      outside: () => page.mouse.click(2, 2),
    }
    for (const [way, leave] of Object.entries(ways)) {
      await press(visitor, opener)
      await expect(dialogOf(visitor, entry), way).toBeVisible()
      await leave()
      if (way === 'outside' && !closesOutside) {
        await expect(dialogOf(visitor, entry), 'a press outside leaves it open').toBeVisible()
        continue
      }
      await expect(dialogOf(visitor, entry), way).toBeHidden()
      await expectPageFree(visitor)
      await expect(page.getByRole('button', { name: opener }).first(), `focus after ${way}`).toBeFocused()
    }
  })

  if (entry.role !== 'alertdialog')
    test(`«${String(name)}»: Back`, async ({ visitor }) => {
      await reachPage(visitor, entry)
      await press(visitor, opener)
      await expect(dialogOf(visitor, entry)).toBeVisible()
      await visitor.page.evaluate(() => history.back())
      await visitor.page.waitForURL('/')
      await visitor.isInside()
      await expectPageFree(visitor)
    })

  for (const [which, link] of Object.entries(links ?? {}))
    test(`«${String(name)}»: a link to the ${which} page`, async ({ visitor }) => {
      await reachPage(visitor, entry)
      await press(visitor, opener)
      await dialogOf(visitor, entry).getByRole('link', { name: link, exact: true }).click()
      await expect(dialogOf(visitor, entry)).toBeHidden()
      await visitor.isInside()
      await expectPageFree(visitor)
    })
}
