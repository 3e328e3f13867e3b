import type { Page } from '@playwright/test'
import type { ObservationResult } from '../../../../src/audit/dossier/evidence/evidence'
import { answers, gate as copy } from '../../../../src/content/legal'
import { gateScreen } from '../gateScreen'
import { observation, expectNone } from './observation'

const leastTargetPx = 48

/** The answers and the box. */
const controls = Object.keys(answers).length + 1

/** The question: its answers, its box, and that nothing holds the focus. */
export async function observeGate(page: Page): Promise<ObservationResult[]> {
  const screen = gateScreen(page)
  await page.goto('/')
  await screen.waitForQuestion()
  const sizeOf = async (target: ReturnType<typeof page.locator>) => {
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
    return { width: Math.round(width), height: Math.round(height) }
  }
  const [yes, no] = [await sizeOf(screen.yes), await sizeOf(screen.no)]
  const targets = {
    ...Object.fromEntries(Object.values(answers).map((name) => [name, screen.button(name)])),
    casilla: page.locator('label').filter({ has: screen.box }),
  }
  const sizes = await Promise.all(
    Object.entries(targets).map(async ([name, target]) => [name, await sizeOf(target)] as const),
  )
  const small = sizes
    .filter(([, { width, height }]) => Math.min(width, height) < leastTargetPx)
    .map(([name, { width, height }]) => `${name}: ${width} × ${height} px`)
  const fields = await page.locator('.gate :is(input, select, textarea, button):visible').count()
  const described = await screen.box.evaluate(
    (box) => document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  )
  const modal = await page
    .locator('main.gate')
    .evaluate((gate) => gate.closest('dialog, [role=dialog], [aria-modal]') !== null)
  const stops = await tabStops(page)
  return [
    observation('box-unticked', 'sin marcar', (await screen.box.isChecked()) ? 'marcada' : 'sin marcar'),
    observation('box-described', copy.rememberNotice, described),
    observation('only-two-answers', `${controls} controles`, `${fields} controles`),
    observation('equal-answers', `${yes.width} × ${yes.height} px`, `${no.width} × ${no.height} px`),
    observation('not-modal', `página, ${controls} paradas y sale`, `${modal ? 'modal' : 'página'}, ${stops}`),
    expectNone('gate-targets', small),
  ]
}

/** Tab through the whole page: how many stops there are before the focus leaves it. */
async function tabStops(page: Page): Promise<string> {
  for (let stops = 0; stops < 20; stops++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement === document.body)) return `${stops} paradas y sale`
  }
  return 'el foco no sale'
}
