import type { Locator, Page } from '@playwright/test'
import type { Figures } from '../figures'
import type { Visit } from '../visit'
import { storeAnswer, type Scenario } from './scenario'

interface Control {
  readonly name: string
  find(page: Page): Locator
  /** A key instead of a click. */
  readonly key?: string
  /** Where the device has no such control. */
  readonly onPhoneOnly?: true
}

const settleMs = 700

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** In order, on each page; what one opens the next may be in. */
const controls: Readonly<Record<string, readonly Control[]>> = {
  '/': [
    {
      name: 'hero',
      find: (page) =>
        page.getByRole('region', { name: 'Artesanal, arte, cultura y tradiciones' }).getByRole('tab').nth(1),
    },
    { name: 'slider', find: (page) => button(page, 'Productos siguientes') },
    { name: 'menu', find: (page) => button(page, 'Abrir menú'), onPhoneOnly: true },
  ],
  '/pinturas': [{ name: 'filter', find: (page) => page.locator('main button[aria-pressed=false]').first() }],
  '/pinturas/ancestros': [
    { name: 'zoom', find: (page) => button(page, /^Ver de cerca/) },
    { name: 'zoom nearer', find: (page) => button(page, 'Acercar') },
  ],
  '/productos/singani-premium-1': [
    { name: 'add to bag', find: (page) => button(page, /^Agregar /).first() },
    { name: 'bag', find: (page) => page.getByRole('banner').getByRole('button', { name: /^Tu mensaje/ }) },
    {
      name: 'one more in bag',
      find: (page) => page.getByRole('dialog').getByRole('button', { name: /^Una más/ }),
    },
  ],
  '/botellas-personalizada': [
    { name: 'quote, size', find: (page) => button(page, '60x80 cm') },
    { name: 'quote, names', find: (page) => page.getByLabel('Nombres en la etiqueta'), key: 'a' },
  ],
}

/** The longest of the events of one press, until what it changed is painted; 0 below 16 ms. */
async function timePress(visit: Visit, { find, key }: Control): Promise<number> {
  const control = find(visit.page)
  await control.scrollIntoViewIfNeeded()
  await visit.waitForIdle()
  if (key) await control.focus()
  await visit.page.evaluate(() => (window.pageMetrics.interaction = 0))
  if (key) await visit.page.keyboard.press(key)
  else await control.click()
  // The browser tells of an event only after what it painted.
  await visit.page.waitForTimeout(settleMs)
  await visit.waitForIdle()
  return (await visit.readMetrics()).interaction
}

/** Each control once, on a page that is quiet, with the device's processor. */
export const pressControls: Scenario = async function pressing(visit): Promise<Figures> {
  if (visit.site.isBaseline) return {}
  await storeAnswer(visit)
  const figures: Record<string, number> = {}
  for (const [path, ofPage] of Object.entries(controls)) {
    await visit.open(path)
    await visit.slowDown()
    for (const control of ofPage)
      if (visit.device.isMobile || !control.onPhoneOnly)
        figures[`inp ${control.name}`] = await timePress(visit, control)
  }
  // Only times are of interest.
  await visit.leave()
  return figures
}
