import { stepTexts, storageTexts } from '../../src/audit/lab/texts/machineTexts'
import { clickForget } from './forgetting/support/deviceStorage'
import { openLab, stepButton } from './lab/support/labPage'
import { dialogs, type DialogEntry } from './support/dialogs'
import { expectNoGrowth } from './support/expectNoGrowth'
import { goInSite } from './support/goInSite'
import { liveObjectCounter } from './support/liveObjects'
import { waitForPaint } from './support/waitForPaint'
import { press } from './support/usedStates'
import { expect, test, type Visitor } from './support/visitor'
import { waitForAnimations } from './support/waitForAnimations'

test.use({ viewport: { width: 700, height: 844 } })

/** Each page links to the next. The last has no timer of its own, and is where things are counted. */
const tour = [
  '/nosotros',
  '/botellas-personalizada',
  '/',
  '/productos/singani-premium-3',
  '/pinturas',
  '/pinturas/ancestros',
] as const

/** What is done on a page of the tour: its code, loaded on demand, must let go of the page too. */
const uses: Readonly<Partial<Record<(typeof tour)[number], (visitor: Visitor) => Promise<void>>>> = {
  '/botellas-personalizada': async (visitor) => {
    await visitor.page.getByRole('radio', { name: 'Una boda' }).press('Space')
    await visitor.page.locator('.sketch-sheet[data-state=drawn]').waitFor()
    await visitor.page.waitForURL(/ocasion=boda/)
    await press(visitor, 'Reproducir video: así nace una botella')
    await visitor.page.locator('video').waitFor()
  },
  '/productos/singani-premium-3': async (visitor) => {
    await press(visitor, 'Desenrollar la etiqueta')
    await visitor.page.locator('.product-stage[data-label=unrolled]').waitFor()
  },
}

/** The next page has taken the place of the one before. */
const isReplaced = () =>
  !document.querySelector('h1.left, [aria-busy]') && document.querySelector('#contenido h1') !== null

async function follow(visitor: Visitor, path: string) {
  const { page } = visitor
  const link = page.locator(`#contenido a[href="${path}"], #root a[href="${path}"]`).first()
  // A picture in view grows into that of the next page.
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  // What scrolling starts, as a carousel, would make React render the next page twice: Chromium never frees an <img>
  // with `sizes` that was made and not inserted.
  await waitForPaint(visitor.page)
  await page.evaluate(() => document.querySelector('#contenido h1')?.classList.add('left'))
  await link.evaluate((element: HTMLElement) => element.click())
  await page.waitForURL(path)
  await page.waitForFunction(isReplaced)
}

test('thirty changes of route leave nothing behind', async ({ visitor }) => {
  const count = await liveObjectCounter(visitor.page)
  await visitor.open('/')
  await visitor.enter()
  await expectNoGrowth({
    what: 'walks through all routes',
    count,
    warmUp: 2,
    times: 3,
    once: async () => {
      for (const path of tour) {
        await follow(visitor, path)
        await uses[path]?.(visitor)
      }
      await waitForAnimations(visitor.page)
    },
    // The router keeps the scroll position of each entry of the history; the occasion that is chosen makes one more.
    allowed: { 'keys of objects': tour.length + 1 },
  })
})

test('ten openings of each dialog leave nothing behind', async ({ visitor }) => {
  const { page } = visitor
  const count = await liveObjectCounter(page)
  await visitor.open('/')
  const [atTheGate, inside] = [dialogs.filter(({ role }) => role), dialogs.filter(({ role }) => !role)]
  const expectDialog = async ({ path, name, role, opener, prepare }: DialogEntry) => {
    if (!role) {
      await page.evaluate(() => document.querySelector('#contenido h1')?.classList.add('left'))
      await goInSite(visitor, path)
      await page.waitForFunction(isReplaced)
    }
    await prepare?.(visitor)
    const dialog = page.getByRole(role ?? 'dialog', { name })
    await expectNoGrowth({
      what: `opens and closes «${String(name)}»`,
      count,
      warmUp: 4,
      times: 6,
      once: async () => {
        await press(visitor, opener)
        await dialog.waitFor()
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'hidden' })
      },
    })
  }
  await visitor.waitForQuestion()
  for (const dialog of atTheGate) await expectDialog(dialog)
  await visitor.enter()
  for (const dialog of inside) await expectDialog(dialog)
})

test('ten times forgetting the answer and SÍ again leave nothing behind', async ({ visitor }) => {
  const count = await liveObjectCounter(visitor.page)
  await visitor.open('/pinturas/ancestros')
  await visitor.enter()
  await expectNoGrowth({
    what: 'forgets the answer and enters again',
    count,
    warmUp: 4,
    times: 6,
    once: async () => {
      await clickForget(visitor.page)
      await visitor.enter()
    },
  })
})

test('thirty steps of the lab, ten restarts and ten starts on this browser’s own storages leave nothing behind', async ({
  visitor,
}) => {
  const { page } = visitor
  const count = await liveObjectCounter(page)
  await openLab(visitor)
  const place = (name: string) => page.getByRole('radio', { name, exact: true })
  await expectNoGrowth({
    what: 'makes three steps, starts anew, and starts on this browser’s own storages and in memory again',
    count,
    warmUp: 4,
    times: 6,
    once: async () => {
      for (const step of ['SÍ recordando', 'Olvidar', 'NO']) await stepButton(page, step).click()
      await stepButton(page, stepTexts.again).click()
      await expect(page).toHaveURL(/\/auditoria\??$/)
      for (const name of [storageTexts.browser, storageTexts.memory]) {
        await place(name).click()
        await expect(place(name)).toBeChecked()
      }
    },
  })
})
