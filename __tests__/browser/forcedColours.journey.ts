import type { Page } from '@playwright/test'
import { clipAround, compareFocus, focus } from './support/focusPictures'
import { changedPixels, contrastWithin, shoot } from './support/pixels'
import { askedStates, goTo, onePerRoute, type State } from './support/states'
import { usedStates } from './support/usedStates'
import { expect, test, type Visitor } from './support/visitor'
import { expectSome } from '../support/expectSome'

const focusable = 'a[href], button, input, textarea, select, summary, [tabindex="0"]'
const view = { x: 0, y: 0, width: 390, height: 844 }

/** Marks one control of each kind that no earlier state has shown, and returns how many there are. */
const markNewKinds = (page: Page, seen: readonly string[]) =>
  page.evaluate(
    ([selector, known]) => {
      const kinds = new Set(known)
      const dialog = document.querySelector('dialog[open]')
      const found: string[] = []
      document.querySelectorAll('[data-kind]').forEach((marked) => marked.removeAttribute('data-kind'))
      for (const control of (dialog ?? document).querySelectorAll<HTMLElement>(selector)) {
        const { width, height } = control.getBoundingClientRect()
        if (control.closest('[inert]') || !control.checkVisibility() || width < 2 || height < 2) continue
        const kind = [
          control.localName,
          control.className || control.parentElement?.className,
          control.ariaPressed ?? control.ariaSelected ?? '',
        ].join(' ')
        if (kinds.has(kind)) continue
        kinds.add(kind)
        control.dataset.kind = kind
        found.push(kind)
      }
      return found
    },
    [focusable, seen] as const,
  )

/** The focus can be told from its absence, wherever it is drawn, and the control from what is around it. */
async function expectVisible({ page }: Visitor, { name }: State, kind: string) {
  // The clip of the focused control: the skip link is there only then.
  await focus(page, kind)
  const clip = await clipAround(page, kind)
  const outline = Math.min(clip.width, clip.height)
  const { change, blurred } = await compareFocus(page, kind, clip)
  // Not around the control: it may be drawn on another element.
  const found = change > outline ? change : (await compareFocus(page, kind, view)).change
  expect.soft(found, `${name}: the focus on «${kind}»`).toBeGreaterThan(outline)
  const contrast = contrastWithin(blurred)
  // WCAG 1.4.11 asks nothing of a control that does nothing.
  const isDisabled = await page
    .locator(`[data-kind="${kind}"]`)
    .evaluate((control) => control.matches('[aria-disabled=true], :disabled'))
  if (!isDisabled) expect.soft(contrast, `${name}: «${kind}»`).toBeGreaterThanOrEqual(3)
}

async function expectAllVisible(visitor: Visitor, state: State, seen: string[]) {
  const kinds = await markNewKinds(visitor.page, seen)
  seen.push(...kinds)
  // From the keyboard, or no focus would be shown.
  await visitor.page.keyboard.press('Shift')
  // eslint-disable-next-line tests/no-empty-check -- a state may show nothing new; how many were seen is asserted in the end
  for (const kind of kinds) await expectVisible(visitor, state, kind)
}

test.setTimeout(180_000)

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
})

test('with forced colours the gate shows its focus and its controls', async ({ visitor }) => {
  const seen: string[] = []
  for (const state of expectSome(askedStates.slice(0, 2))) {
    await visitor.open(state.path)
    await visitor.isAsked()
    await state.reach?.(visitor)
    expect(await visitor.page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
    await expectAllVisible(visitor, state, seen)
  }
  expect(seen.length).toBeGreaterThan(3)
})

test('with forced colours every page, and what opens, is chosen or goes wrong, shows its focus and its controls', async ({
  visitor,
}) => {
  const seen: string[] = []
  await visitor.open('/')
  await visitor.enter({ remember: true })
  for (const state of expectSome([...onePerRoute(), ...usedStates])) {
    await goTo(visitor, state)
    await expectAllVisible(visitor, state, seen)
  }
  expect(seen.length).toBeGreaterThan(40)
})

for (const [what, path, name, attribute] of [
  ['a filter', '/pinturas', 'Óleo', 'aria-pressed'],
  ['a choice of the quote', '/botellas-personalizada', 'Una boda', 'aria-pressed'],
  ['a size', '/botellas-personalizada', '40x30 cm', 'aria-pressed'],
] as const) {
  test(`with forced colours ${what} that is chosen looks other than before`, async ({ visitor }) => {
    const { page } = visitor
    await visitor.open(path)
    await visitor.enter()
    const control = page.getByRole('button', { name }).first()
    await control.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    const box = (await control.boundingBox())!
    const before = await shoot(page, box)
    await control.evaluate((button: HTMLElement) => button.click())
    await expect(control).toHaveAttribute(attribute, 'true')
    await control.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    const after = await shoot(page, (await control.boundingBox()) ?? box)
    expect(changedPixels(before, after)).toBeGreaterThan(20)
  })
}

test('with forced colours the ticked box looks other than the empty one', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/')
  await visitor.isAsked()
  const box = page.getByRole('checkbox')
  const clip = (await box.boundingBox())!
  const before = await shoot(page, clip)
  await box.evaluate((input: HTMLInputElement) => input.click())
  expect(changedPixels(before, await shoot(page, clip))).toBeGreaterThan(20)
})
