import { expectSome } from '../support/expectSome'
import { test } from './support/failingSite'
import { readShifts, recordShifts, totalShift } from './support/layoutShifts'
import { desktop, phone } from './support/usability'
import { expect } from './support/visitor'

/** Long enough for a browser to paint what it has. */
const paintingTime = 500

for (const viewport of [phone, desktop])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    for (const part of ['gate__lead', 'gate-answers__remember', 'gate__footer'])
      test(`a gate that has arrived up to .${part} moves nothing as the rest arrives`, async ({
        visitor,
        site,
      }) => {
        const { page } = visitor
        await recordShifts(page)
        const { met, release } = site.injectFailure({ at: /^\/nosotros$/, heldFrom: `class=${part}` })
        await page.goto(`${site.origin}/nosotros`, { waitUntil: 'commit' })
        await page.locator('.gate__requirement').waitFor({ state: 'attached' })
        await page.waitForTimeout(paintingTime)
        await expect(page.locator('.legal-legends')).toHaveCount(0)
        release()
        await visitor.waitForQuestion()
        await page.evaluate(() => document.fonts.ready)
        expectSome(met)
        expect(totalShift(await readShifts(page))).toBeLessThanOrEqual(0.01)
      })
  })
