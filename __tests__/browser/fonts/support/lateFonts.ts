import { deviceNamed } from '../../../../tools/bench/devices'
import { addressOfEachRoute } from '../../support/addressOfEachRoute'
import { holdFile } from '../../support/holdFile'
import { readShifts, recordShifts, totalShift } from '../../support/layoutShifts'
import { desktop, phone } from '../../support/usability'
import { waitForPaint } from '../../support/waitForPaint'
import { expect, test, type Visitor } from '../../support/visitor'
import { tablet } from '../../support/windows'

/** Without waiting for its fonts, which its `load` event waits for. */
const openBeforeFonts = ({ page }: Visitor, address: string) => page.goto(address, { waitUntil: 'commit' })

const returnTo = async (visitor: Visitor, address: string) => {
  await visitor.storeAcceptedAnswer()
  await openBeforeFonts(visitor, address)
  await visitor.waitForPage()
}

/** At the gate, after SÍ, and on every route for who returns. */
const situations: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  'at the gate': async (visitor) => {
    await openBeforeFonts(visitor, '/')
    await visitor.waitForQuestion()
  },
  'after SÍ': async (visitor) => {
    await openBeforeFonts(visitor, '/')
    await visitor.enter()
  },
  ...Object.fromEntries(
    addressOfEachRoute.map((address) => [
      `returning to ${address}`,
      (visitor: Visitor) => returnTo(visitor, address),
    ]),
  ),
}

/** What the page moves of itself (CLS) while it is drawn in the device's fonts, and as ours arrive after that. */
async function shiftsAsFontsArrive(visitor: Visitor, open: (visitor: Visitor) => Promise<void>) {
  const { page } = visitor
  await recordShifts(page)
  const release = await holdFile(page, /\.woff2$/)
  await open(visitor)
  await waitForPaint(page)
  expect(await page.evaluate(() => document.fonts.status), 'the fonts are on their way').toBe('loading')
  release()
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.fonts.check('16px Archivo'))).toBe(true)
  return readShifts(page)
}

export function testLateFonts() {
  for (const viewport of [phone, tablet, deviceNamed('desktop').viewport, desktop])
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport, reducedMotion: 'reduce' })

      for (const [name, open] of Object.entries(situations))
        test(`nothing moves as the fonts arrive: ${name}`, async ({ visitor }) => {
          const shifts = await shiftsAsFontsArrive(visitor, open)
          expect(totalShift(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(0.01)
        })
    })
}

/** Only Linux reads fontconfig's files: elsewhere the device's own fonts are tested. */
const readsFontconfig = process.platform === 'linux'

/** @param ratio of a text's width in the device's sans-serif to that in its monospaced font */
export function testFontSet(ratio: number) {
  test('the device has no other fonts', async ({ page }) => {
    const seen = await page.evaluate(() => {
      const pen = document.createElement('canvas').getContext('2d')!
      const widthIn = (family: string) => {
        pen.font = `100px ${family}`
        return pen.measureText('illimani').width
      }
      return widthIn('sans-serif') / widthIn('monospace')
    })
    expect(seen).toBeCloseTo(readsFontconfig ? ratio : seen, 1)
  })
}
