import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { dossierAddress } from '../../src/audit/addresses'
import { pageFile } from '../../tools/build/pageFiles'
import { builtFiles, distFolder } from './support/builtSite'
import { forPeopleAlone, returnsOf } from './support/dossier/returns'
import { expect, test, type Visitor } from './support/visitor'

const folder = join(distFolder, 'auditoria/expediente')
const address = dossierAddress

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const rowOf = (page: Page, id: string) => page.locator(`[id="${id}"]`)

async function open(visitor: Visitor, search = '') {
  await visitor.open(`${address}${search}`)
  await panel(visitor.page, 'Requisitos').waitFor()
}

test.beforeAll(() => {
  if (!existsSync(folder)) throw new Error('There is no dossier to look at: npm run dossier writes it.')
})

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${width} px, ${colorScheme}: axe finds nothing, and nothing is wider than the screen`, async ({
      visitor,
    }) => {
      await visitor.page.setViewportSize({ width, height })
      await visitor.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await open(visitor)
      expect(await visitor.hasSidewaysScroll()).toBe(false)
      expect(await visitor.axe()).toEqual([])
    })
  }

  test(`${width} px: the five counts and what is never claimed stand above the fold`, async ({ visitor }) => {
    const { page } = visitor
    await page.setViewportSize({ width, height })
    await open(visitor)
    const list = page.getByRole('list', { name: 'Requisitos por estado' })
    await expect(list.getByRole('listitem')).toHaveCount(5)
    await expect(list).toBeInViewport({ ratio: 1 })
    await expect(list).not.toContainText('%')
    const limits = panel(page, 'Resumen').getByText('No se verificaron las modificaciones posteriores')
    await expect(limits).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(/^Para control de calidad y auditoría: .* capturas/)).toBeInViewport()
  })
}

test('a row is a link: it opens in view, though the link’s filters would hide it', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor, '?estado=no-aplica#BO-259-09.I')
  await expect(rowOf(page, 'BO-259-09.I')).toBeInViewport()
  await expect(rowOf(page, 'BO-259-09.I')).toContainText('CONFORME')
  await expect(page).toHaveURL(/\?#BO-259-09\.I$/)
})

test('filters are in the address, survive a reload, and are told', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor)
  const matrix = panel(page, 'Requisitos')
  const all = await matrix.getByRole('row').count()
  await matrix.getByRole('radio', { name: /^PENDIENTE DE REVISIÓN HUMANA/ }).check()
  await matrix.getByRole('radio', { name: 'en el navegador' }).check()
  await expect(page).toHaveURL(/\?estado=pendiente&tipo=B$/)
  await page.reload()
  await expect(matrix.getByRole('row')).toHaveCount(2)
  await expect(rowOf(page, 'BO-DS-20.b')).toBeVisible()
  await matrix.getByRole('button', { name: 'Quitar los filtros' }).click()
  await expect(matrix.getByRole('row')).toHaveCount(all)
  await matrix.getByRole('searchbox', { name: 'Palabras' }).fill('camion volador')
  await expect(matrix).toContainText('Ningún requisito cumple esos filtros.')
})

test('a count opens its rows; Back returns', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor)
  await page
    .getByRole('list', { name: 'Requisitos por estado' })
    .getByRole('link', { name: /NO APLICA/ })
    .click()
  await expect(panel(page, 'Requisitos').getByRole('row')).toHaveCount(2)
  await page.goBack()
  await expect(rowOf(page, 'R1')).toBeVisible()
})

test('a word of the link that nobody knows is told, and hides nothing', async ({ visitor }) => {
  await open(visitor, '?estado=verificado')
  await expect(visitor.page.getByRole('alert')).toContainText('estado=verificado')
  await expect(rowOf(visitor.page, 'R1')).toBeVisible()
})

test('every row with evidence leads to it, and all of it back to the row', async ({ visitor }) => {
  await open(visitor)
  const rows = visitor.page.locator('.matrix-row')
  expect(await rows.count()).toBeGreaterThan(40)
  expect(await returnsOf(rows)).toEqual({ lost: [], alone: forPeopleAlone })
})

test('from a row to the state, the test, the capture and the observation and back: two clicks each', async ({
  visitor,
}) => {
  const { page } = visitor
  await open(visitor)
  for (const kind of ['Estado', 'Prueba', 'Captura', 'Observación']) {
    await rowOf(page, 'R10')
      .getByRole('link', { name: new RegExp(`^${kind} \\d+\\b`) })
      .first()
      .click()
    const target = page.locator(':target')
    const back = target.getByRole('link', { name: 'R10', exact: true })
    // Enough of it to touch, without a swipe.
    await expect(back).toBeInViewport({ ratio: 0.5 })
    await back.click()
    await expect(rowOf(page, 'R10')).toBeInViewport()
  }
})

test('from a row to the state, to the lab’s chart, and back to the rows about it', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor)
  await rowOf(page, 'R9')
    .getByRole('link', { name: /no aceptado · rechazando$/ })
    .click()
  await page.locator(':target').getByRole('link', { name: 'Abrirlo en el diagrama' }).click()
  await expect(panel(page, 'Diagrama').getByRole('status')).toContainText('rechazando')
  await page.getByRole('link', { name: 'Requisitos de este estado' }).click()
  await expect(rowOf(page, 'R9')).toBeVisible()
  await expect(panel(page, 'Requisitos')).toContainText('Solo los del estado «no aceptado · rechazando».')
  await expect(rowOf(page, 'R2')).toBeHidden()
})

test('with the keyboard alone: past the head to the rows, a filter, and a row’s evidence', async ({
  visitor,
}) => {
  const { page } = visitor
  await open(visitor)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar a los requisitos' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const help = panel(page, 'Requisitos').getByText('¿Qué es esto?')
  await expect(help).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/estado=conforme/)
  const evidence = rowOf(page, 'BO-259-09.I').locator('summary')
  await evidence.focus()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'BO-259-09.I')).toContainText('Se cumple. «EL CONSUMO EXCESIVO')
})

test('what the host serves is what the manifest names, and a changed file is named', async ({ visitor }) => {
  test.setTimeout(180_000)
  // The page for lost addresses is asked for too, and comes as one.
  visitor.allow(/404/)
  const { page } = visitor
  const script = builtFiles().find((file) => /^assets\/main\.\w+\.js$/.test(file)) ?? ''
  await open(visitor)
  const check = panel(page, 'Huellas')
  await check.getByRole('button', { name: 'Comprobar lo que sirve este sitio' }).click()
  await expect(check.getByRole('status')).toContainText('Coincide: los', { timeout: 80_000 })
  await page.route(`/${script}`, (route) => route.fulfill({ body: 'otro' }))
  await check.getByRole('button', { name: 'Comprobar otra vez' }).click()
  await expect(check.getByRole('status')).toContainText('No coincide', { timeout: 80_000 })
  // Beside it favicon.ico, which Playwright refuses while it answers for the host.
  await expect(check.getByRole('list', { name: 'Diferencias' })).toContainText(
    `${script} no tiene la huella que dice el manifiesto.`,
  )
})

test('where the browser cannot hash, that is said', async ({ visitor }) => {
  await visitor.page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
  await open(visitor)
  const check = panel(visitor.page, 'Huellas')
  await expect(check.getByRole('alert')).toContainText('calcula huellas solo por https')
  await expect(check.getByRole('button')).toHaveCount(0)
})

const refusals: readonly (readonly [name: string, file: string, body: string | null, says: RegExp])[] = [
  ['no dossier', 'manifiesto.json', null, /falta manifiesto\.json.*npm run dossier/],
  ['a page in place of a file', 'red.json', '<!doctype html>', /red\.json no se entiende: no es JSON/],
  [
    'a foreign file',
    'almacenamiento.json',
    '{"rows":[{"place":"luna"}]}',
    /almacenamiento\.json no es como lo escribe.*rows\.0\.place/,
  ],
]
for (const [name, file, body, says] of refusals) {
  test(`${name}: a sentence, not a blank page`, async ({ visitor }) => {
    // An answer that nobody reads to its end counts as a failed request.
    visitor.allow(/404|manifiesto\.json/)
    await visitor.page.route(`**/expediente/${file}`, (route) =>
      body === null ? route.fulfill({ status: 404, body: '' }) : route.fulfill({ body }),
    )
    await visitor.open(address)
    await expect(visitor.page.getByRole('alert')).toHaveText(says)
    await expect(visitor.page.getByText('la edad es declarada')).toBeVisible()
    expect(await visitor.axe()).toEqual([])
  })
}

test('a status that does not follow from the evidence is shown as what it is', async ({ visitor }) => {
  const forged = readFileSync(join(folder, 'requisitos.json'), 'utf8').replace(
    '"status": "PENDIENTE DE REVISIÓN HUMANA"',
    '"status": "CONFORME"',
  )
  await visitor.page.route('**/expediente/requisitos.json', (route) => route.fulfill({ body: forged }))
  await open(visitor)
  await expect(panel(visitor.page, 'Resumen').getByRole('alert')).toContainText(
    /de \S+ «CONFORME», y de la evidencia resulta «PENDIENTE DE REVISIÓN HUMANA»/,
  )
  await expect(panel(visitor.page, 'Resumen').getByRole('link', { name: /^4 ?PENDIENTE/ })).toBeVisible()
})

test('on paper what is folded is open, and the tools are gone', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(rowOf(page, 'BO-259-09.I').getByText('Se cumple. «EL CONSUMO')).toBeVisible()
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(rowOf(page, 'BO-259-09.I').getByText('Se cumple. «EL CONSUMO')).toBeHidden()
})

test('the one file has its styles and letters when it is served', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/auditoria/expediente/expediente.html')
  await expect(page.locator('.cover')).toHaveCSS('background-color', 'rgb(18, 11, 27)')
  const letters = await page.evaluate(() => document.fonts.ready.then((fonts) => fonts.check('16px Imbue')))
  expect(letters).toBe(true)
})

test('the page asks for nothing but itself and the dossier, and remembers nothing', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor)
  await page.waitForLoadState('networkidle')
  const known = /^\/(auditoria\/|favicon\.svg|assets\/(archivo|imbue|piazzolla-italic|gate)\.)/
  const paths = visitor.requests.map((url) => new URL(url).pathname)
  expect(paths.filter((path) => !known.test(path))).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
    0,
    0,
    '',
  ])
})

test('the dossier’s page weighs 45 KB at most beside React and the page’s start', () => {
  const own = builtFiles().filter((file) => /^auditoria\/dossier\.\w+\.js$/.test(file))
  expect(own).toHaveLength(1)
  const bytes = gzipSync(readFileSync(join(distFolder, own[0] ?? '')), { level: 9 }).length
  expect(bytes / 1024).toBeLessThanOrEqual(45)
})

test('search engines are kept out', () => {
  const html = readFileSync(join(distFolder, pageFile(dossierAddress)), 'utf8')
  expect(html).toContain('content="noindex, nofollow"')
})
