import type { Page } from '@playwright/test'
import { clipAround, compareFocus, focus } from './focusPictures'
import { contrastWithin } from '../../../tools/shared/pixels'
import type { State } from './states'
import { expect, type Visitor } from './visitor'

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
        const isShown = control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]')
        if (!isShown || width < 2 || height < 2) continue
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
  // The round chat button gives way to what is read while the page scrolls down, as the focus may make it do.
  await page.evaluate(() => (document.documentElement.dataset.chat = 'shown'))
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

/** Checks each kind of control that no earlier state has shown; the page is left without forced colours. */
export async function expectFocusShown(visitor: Visitor, state: State, seen: string[]) {
  await visitor.page.emulateMedia({ forcedColors: 'active' })
  expect(await visitor.page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
  const kinds = await markNewKinds(visitor.page, seen)
  seen.push(...kinds)
  // From the keyboard, or no focus would be shown.
  await visitor.page.keyboard.press('Shift')
  // eslint-disable-next-line tests/no-empty-check -- a state may show nothing new; how many were seen is asserted in the end
  for (const kind of kinds) await expectVisible(visitor, state, kind)
  await visitor.page.emulateMedia({ forcedColors: 'none' })
}
