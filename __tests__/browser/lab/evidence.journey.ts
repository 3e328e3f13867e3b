import { section } from '../support/auditPages'
import { expect, test, type Visitor } from '../support/visitor'
import { exported } from './support/labFiles'
import { openLab } from './support/labPage'

const planted = '?pasos=no.50ms&defecto=51-ms'
const title = 'El mensaje dura 51 ms'

/** The SVG files that the page draws into pictures, as text. */
async function recordDrawnFiles({ page }: Visitor) {
  await page.addInitScript(() => {
    const drawn: string[] = []
    Reflect.set(window, 'drawn', drawn)
    const { prototype } = HTMLImageElement
    const source = Object.getOwnPropertyDescriptor(prototype, 'src')!
    Object.defineProperty(prototype, 'src', {
      ...source,
      set(address: string) {
        drawn.push(decodeURIComponent(address))
        source.set?.call(this, address)
      },
    })
  })
  return () => page.evaluate(() => Reflect.get(window, 'drawn') as string[])
}

/** Width and height that a PNG file says it has. */
function sizeOf(png: Buffer) {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

test('one scenario leaves as JUnit, Gherkin and Playwright, with the planted defect', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor, planted)
  const own = section(page, 'Archivos').getByRole('group', { name: 'Este escenario' })
  const junit = (await exported(page, 'JUnit', own)).toString()
  expect(junit).toContain('tests="1" failures="1"')
  expect(junit).toContain(`${title} (51-ms)`)
  const gherkin = (await exported(page, 'Gherkin', own)).toString()
  expect(gherkin).toMatch(/^# language: es\n/)
  expect(gherkin).toContain(title)
  const source = (await exported(page, 'Playwright', own)).toString()
  expect(source.match(/^test\(/gm)).toHaveLength(1)
  expect(source).toContain(title)
})

test('a whole run leaves as JUnit: every case once, none of them red without a defect', async ({
  visitor,
}) => {
  const { page } = visitor
  await openLab(visitor)
  const run = section(page, 'Archivos').getByRole('group', { name: 'Toda la corrida' })
  const junit = (await exported(page, 'JUnit', run)).toString()
  const links = [...junit.matchAll(/<property name="link" value="([^"]*)"/g)].map(([, link]) => link)
  expect(links.length).toBeGreaterThan(250)
  expect(new Set(links).size).toBe(links.length)
  expect(junit).toContain(`tests="${links.length}" failures="0"`)
})

test('the plate has the lit chart, its caption and the site’s fonts inside', async ({ visitor }) => {
  const { page } = visitor
  const drawn = await recordDrawnFiles(visitor)
  await openLab(visitor, planted)
  const { width, height } = sizeOf(await exported(page, 'Lámina'))
  expect(Math.min(width, height)).toBeGreaterThan(1000)
  const [plate] = (await drawn()).slice(-1)
  expect(plate).toContain(`Defecto plantado: ${title}`)
  expect(plate).toContain('No cumple las reglas.')
  expect(plate).toMatch(/chart-view__row--last/)
  expect(plate).toMatch(/@font-face\s*\{[^}]*Archivo[^}]*data:font\/woff2;base64/)
  expect(plate).not.toMatch(/url\("?(?!data:)[^"#)]/)
})

test('the capture has what the gate’s screen shows, drawn anew', async ({ visitor }) => {
  const { page } = visitor
  const drawn = await recordDrawnFiles(visitor)
  await openLab(visitor, '?pasos=no&defecto=51-ms')
  const frame = await page.locator('#pantalla iframe').boundingBox()
  const { width } = sizeOf(await exported(page, 'Captura de la pantalla'))
  expect(width).toBeGreaterThan(frame!.width)
  const [capture] = (await drawn()).slice(-1)
  expect(capture).toContain('Lo sentimos, debes ser mayor de edad para poder acceder')
  expect(capture).toContain(`Defecto plantado: ${title}`)
})
