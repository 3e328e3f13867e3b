import type { Page } from '@playwright/test'
import { answers, gate as copy } from '../../../../src/content/legal'
import { gateScreen } from '../gateScreen'
import { showQuestion } from '../showScreens'
import { observation, expectNone, type Observer } from './observation'

/** WCAG 2.2, 2.5.8. */
const wcagTargetPx = 24
/** Our own rule. */
const ownTargetPx = 48

/** The answers and the box. */
const controls = Object.keys(answers).length + 1

/** The question: its answers, its box, and that nothing holds the focus. */
export const gateObserver: Observer = {
  ids: [
    'box-unticked',
    'box-described',
    'only-two-answers',
    'equal-answers',
    'not-modal',
    'wcag-targets',
    'gate-targets',
  ],
  async observe(page, add) {
    await showQuestion(page)
    const screen = gateScreen(page)
    const sizeOf = async (target: ReturnType<typeof page.locator>) => {
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
      return { width: Math.round(width), height: Math.round(height) }
    }
    const buttons = await Promise.all(
      Object.values(answers).map(async (name) => ({ name, ...(await sizeOf(screen.button(name))) })),
    )
    const label = await sizeOf(page.locator('label').filter({ has: screen.box }))
    const smallerThan = (least: number) =>
      [...buttons, { name: 'casilla', ...label }]
        .filter(({ width, height }) => Math.min(width, height) < least)
        .map(({ name, width, height }) => `${name}: ${width} × ${height} px`)
    const [first = '', ...others] = buttons.map(({ width, height }) => `${width} × ${height} px`)
    const fields = await page.locator('.gate :is(input, select, textarea, button):visible').count()
    const described = await screen.box.evaluate(
      (box) => document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
    )
    const modal = await page
      .locator('main.gate')
      .evaluate((gate) => gate.closest('dialog, [role=dialog], [aria-modal]') !== null)
    const stops = await tabStops(page)
    add(
      observation('box-unticked', 'sin marcar', (await screen.box.isChecked()) ? 'marcada' : 'sin marcar'),
      observation('box-described', copy.rememberNotice, described),
      observation('only-two-answers', `${controls} controles`, `${fields} controles`),
      observation('equal-answers', first, [...new Set(others)].join(', ')),
      observation(
        'not-modal',
        `página, ${controls} paradas y sale`,
        `${modal ? 'modal' : 'página'}, ${stops}`,
      ),
      expectNone('wcag-targets', smallerThan(wcagTargetPx)),
      expectNone('gate-targets', smallerThan(ownTargetPx)),
    )
  },
}

/** Tab through the whole page: how many stops there are before the focus leaves it. */
async function tabStops(page: Page): Promise<string> {
  for (let stops = 0; stops < 20; stops++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement === document.body)) return `${stops} paradas y sale`
  }
  return 'el foco no sale'
}
