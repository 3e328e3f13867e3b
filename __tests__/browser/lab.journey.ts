import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { labAddress } from '../../src/audit/addresses'
import { recordedRun } from '../../src/audit/model/recordedRun'
import { defects } from '../../src/audit/model/defects'
import { isAuditFile, pageFile } from '../../tools/build/pageFiles'
import { builtFiles, distFolder } from './support/builtSite'
import { pictureFiles } from './support/pictureWeight'
import { expect, test, type Visitor } from './support/visitor'

const read = (file: string) => readFileSync(join(distFolder, file))
const labFiles = () => builtFiles().filter(isAuditFile)

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const now = (page: Page) => panel(page, 'Diagrama').getByRole('status')
const step = (page: Page, name: string) => panel(page, 'Pasos').getByRole('button', { name, exact: true })
const arrow = (page: Page, name: RegExp) => page.getByRole('button', { name })
const screenOf = (page: Page, tab: 'A' | 'B') =>
  page.frameLocator(`iframe[title="Pantalla del sitio en la pestaña ${tab}"]`)

/** The machine has started and the arrows that can be pressed are known. */
async function open(visitor: Visitor, search = '') {
  await visitor.open(`${labAddress}${search}`)
  await expect(now(visitor.page)).not.toBeEmpty()
  await expect(visitor.page.locator('.chart-view [role="button"]').first()).toBeAttached()
}

const saved = async (page: Page, name: string) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel(page, 'Archivos').getByRole('button', { name, exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) }
}

test('the links of the recorded run show every transition of the chart', async ({ visitor }) => {
  const { page } = visitor
  const seen = new Set<string>()
  for (const { link, transitions } of recordedRun.paths) {
    await open(visitor, link)
    const missing = panel(page, 'Cobertura').getByRole('listitem')
    const all = Object.keys(recordedRun.transitions).length
    await expect(missing).toHaveCount(all - new Set(transitions).size)
    transitions.forEach((id) => seen.add(id))
  }
  expect([...seen].sort()).toEqual(Object.keys(recordedRun.transitions).sort())
})

test('a shared link opens the same moment, and every step rewrites it', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor, '?local=x&session=accepted&pasos=no.50ms.si-recordar')
  await expect(now(page)).toContainText('aceptado · recordado')
  await step(page, 'Olvidar').click()
  await expect(page).toHaveURL(/\?local=x&session=accepted&pasos=no\.50ms\.si-recordar\.olvidar$/)
  await expect(now(page)).toContainText('no aceptado · preguntando')
  await page.reload()
  await expect(now(page)).toContainText('no aceptado · preguntando')
})

test('a wrong link says what it did not understand, and shows the rest', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor, '?local=~roto&pasos=no.vuela&defecto=ninguno')
  const problems = page.getByRole('alert').getByRole('listitem')
  await expect(problems).toHaveCount(3)
  await expect(page.getByRole('alert')).toContainText('vuela')
  await expect(now(page)).toContainText('NO: la puerta pasa de')
})

test('a link that waits for hours opens at once, cut at ten minutes, and says so', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor, `?pasos=${Array<string>(200).fill('60000ms').join('.')}`)
  await expect(page.getByRole('alert')).toContainText(
    'Los pasos del enlace esperan más de 10 minutos en total: se leyeron los primeros 10.',
  )
  expect(new URL(page.url()).searchParams.get('pasos')?.split('.')).toHaveLength(10)
})

test('Back returns to the scenario before a link was followed', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor, '?local=x')
  await panel(page, 'Cobertura')
    .getByRole('link', { name: /sesión = «accepted»: se abre/ })
    .click()
  await expect(now(page)).toContainText('aceptado · recordado')
  await page.goBack()
  await expect(now(page)).toContainText('no aceptado · preguntando')
  await expect(page).toHaveURL(/\?local=x$/)
})

test('with the keyboard alone: NO, the 50 ms, SÍ and forgetting, on the chart itself', async ({
  visitor,
}) => {
  const { page } = visitor
  await open(visitor)
  const press = async (name: RegExp) => {
    await arrow(page, name).focus()
    await expect(arrow(page, name)).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await press(/^Transición no, /)
  await expect(now(page)).toContainText('rechazando')
  await expect(panel(page, 'Diagrama')).toContainText('faltan 50 ms')
  await press(/regla R10/)
  await expect(now(page)).toContainText('preguntando')
  await press(/^Transición sí, si wantsToBeRemembered/)
  await expect(now(page)).toContainText('aceptado · recordado')
  await press(/^Transición olvidar/)
  await expect(now(page)).toContainText('no aceptado · preguntando')
})

test('with the keyboard alone: every button of the bar is reached by Tab and can be seen', async ({
  visitor,
}) => {
  const { page } = visitor
  await open(visitor)
  const wanted = ['SÍ', 'NO', '+50 ms', 'Recargar', 'Primer momento']
  for (let presses = 0; presses < 60 && wanted.length > 0; presses++) {
    await page.keyboard.press('Tab')
    const { name, outline } = await page.evaluate(() => {
      const focused = document.querySelector(':focus')
      const shown = focused ? getComputedStyle(focused).outlineStyle : 'none'
      return { name: focused?.getAttribute('aria-label') ?? focused?.textContent ?? '', outline: shown }
    })
    if (name.trim() !== wanted[0]) continue
    expect(outline, name).not.toBe('none')
    wanted.shift()
  }
  expect(wanted).toEqual([])
})

test('the step buttons keep the focus: the real screen does not take it', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor)
  await step(page, 'NO').focus()
  await page.keyboard.press('Enter')
  await expect(screenOf(page, 'A').getByRole('alertdialog')).toBeVisible()
  await expect(step(page, 'NO')).toBeFocused()
  await expect(page).toHaveTitle('Laboratorio de la puerta — Bohemia 56')
})

test('time goes forwards by steps and back by one millisecond', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor, '?pasos=no')
  await step(page, '+1 ms').click()
  await expect(panel(page, 'Diagrama')).toContainText('faltan 49 ms')
  await step(page, '−1 ms').click()
  await expect(panel(page, 'Diagrama')).toContainText('faltan 50 ms')
  await expect(page).toHaveURL(/\?pasos=no$/)
  await step(page, '+50 ms').click()
  await expect(now(page)).toContainText('preguntando» (R10)')
  await step(page, '−1 ms').click()
  await expect(panel(page, 'Diagrama')).toContainText('faltan 1 ms')
})

test('the slider travels with the arrow keys, and acting in the past branches', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor, '?pasos=no.50ms.si')
  const slider = page.getByRole('slider', { name: 'Momento que se muestra' })
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(now(page)).toContainText('comprobando')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(now(page)).toContainText('rechazando')
  await expect(panel(page, 'Pasos')).toContainText('Estás en el pasado')
  await expect(screenOf(page, 'A').getByRole('heading', { level: 1 })).toHaveText('¿Tienes más de 18 años?')
  await step(page, 'SÍ recordando').click()
  await expect(page).toHaveURL(/\?pasos=no\.si-recordar$/)
  await expect(now(page)).toContainText('aceptado · recordado')
})

test('the real gate beside the chart is the same machine', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor)
  const screen = screenOf(page, 'A')
  await screen.getByRole('button', { name: 'NO', exact: true }).press('Enter')
  await expect(now(page)).toContainText('rechazando')
  await screen.getByRole('button', { name: 'Entendido' }).press('Enter')
  await screen.getByRole('checkbox', { name: 'Recordar mis datos' }).press('Space')
  await screen.getByRole('button', { name: 'SÍ', exact: true }).press('Enter')
  await expect(page).toHaveURL(/\?pasos=no\.si-recordar$/)
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText('Aquí empieza el sitio')
  await screen.getByRole('button', { name: 'Olvidar mi respuesta' }).press('Enter')
  await expect(now(page)).toContainText('no aceptado · preguntando')
})

test('after 50 ms the message is gone and the real dialog stands, replayed too', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor, '?pasos=no.50ms')
  await expect(now(page)).toContainText('preguntando')
  await expect(screenOf(page, 'A').getByRole('alertdialog')).toBeVisible()
  await step(page, 'Recargar').click()
  await expect(screenOf(page, 'A').getByRole('alertdialog')).toBeHidden()
})

test('an answer that cannot be kept is told on the real screen', async ({ visitor }) => {
  await open(visitor, '?session=~lleno&pasos=si')
  await expect(screenOf(visitor.page, 'A').getByRole('status')).toContainText('no pudo guardar')
})

test('the bench sets what the storages hold, the odd cases too', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor)
  const local = panel(page, 'Almacenes').getByRole('group', { name: 'Almacén local' })
  await local.getByRole('radio', { name: 'ACCEPTED', exact: true }).check()
  await expect(page).toHaveURL(/\?local=ACCEPTED$/)
  await expect(now(page)).toContainText('R3')
  await local.getByRole('radio', { name: 'otro valor' }).check()
  const value = panel(page, 'Almacenes').getByRole('textbox', { name: 'Otro valor' })
  await value.fill('')
  await value.pressSequentially('accepted')
  await expect(page).toHaveURL(/\?local=accepted$/)
  await expect(now(page)).toContainText('aceptado · recordado')
  await local.getByRole('radio', { name: 'bloqueado' }).check()
  await expect(now(page)).toContainText('X1')
  await expect(panel(page, 'Registro')).toContainText('SecurityError')
})

test('on this browser’s own storages: told before, and given back after', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor)
  await page.evaluate(() => localStorage.setItem('status', 'x'))
  const bench = panel(page, 'Almacenes')
  await expect(bench).toContainText('los almacenes de verdad')
  await bench.getByRole('radio', { name: 'en este navegador' }).check()
  await expect(now(page)).toContainText('R3')
  await step(page, 'SÍ recordando').click()
  await expect(now(page)).toContainText('aceptado · recordado')
  expect(await visitor.stored()).toEqual({ local: 'accepted', session: null })
  await bench.getByRole('button', { name: 'Devolver lo que había' }).click()
  await expect(bench).toContainText('Listo')
  expect(await visitor.stored()).toEqual({ local: 'x', session: null })
})

test('two tabs: what one answers, the other obeys', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor)
  const tabs = panel(page, 'Dos pestañas')
  await tabs.getByRole('button', { name: 'Abrir la pestaña B' }).click()
  await screenOf(page, 'B').getByRole('checkbox').press('Space')
  await screenOf(page, 'B').getByRole('button', { name: 'SÍ', exact: true }).press('Enter')
  for (const tab of ['A', 'B'] as const) {
    await expect(screenOf(page, tab).getByRole('heading', { level: 1 })).toHaveText('Aquí empieza el sitio')
  }
  await expect(panel(page, 'Registro')).toContainText('X4')
  await tabs.getByRole('button', { name: 'Olvidar', exact: true }).click()
  await expect(screenOf(page, 'A').getByRole('heading', { level: 1 })).toHaveText('¿Tienes más de 18 años?')
})

test('every export is a file of its kind', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor, '?pasos=no')
  const starts = {
    SVG: '<svg',
    SCXML: '<?xml',
    Mermaid: 'stateDiagram-v2',
    DOT: 'digraph',
    JSON: '{',
    JSONL: '{"link":"?pasos=no"',
  }
  for (const [name, start] of Object.entries(starts)) {
    const { content } = await saved(page, name)
    expect(content.toString().startsWith(start), name).toBe(true)
  }
  for (const name of ['Esquema', 'CSV']) {
    expect((await saved(page, name)).content.toString()).toContain('remembered')
  }
  const picture = await saved(page, 'PNG')
  expect(picture.content.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.content.length).toBeGreaterThan(30_000)
})

test('an imported log is replayed: the same, or where it differs', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor, '?local=x&pasos=no.50ms.si')
  const log = (await saved(page, 'JSONL')).content.toString()
  const files = panel(page, 'Archivos')
  const give = (text: string) =>
    files
      .getByLabel('Importar un registro (JSONL)')
      .setInputFiles({ name: 'registro.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) })

  await give(log)
  await expect(files).toContainText('El registro se repitió igual')
  await give(log.replace('"R9"', '"R8"'))
  await expect(files).toContainText('difiere')
  await give('esto no es un registro')
  await expect(files).toContainText('Esto no es un registro del laboratorio')
  await expect(now(page)).toContainText('aceptado')
})

test('another version of the chart is compared on the drawing and in words', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor)
  const chart = (await saved(page, 'JSON')).content.toString()
  const files = panel(page, 'Archivos')
  const give = (text: string) =>
    files
      .getByLabel('Comparar con otra versión del diagrama (JSON)')
      .setInputFiles({ name: 'puerta.json', mimeType: 'application/json', buffer: Buffer.from(text) })

  await give(chart)
  await expect(files).toContainText('Los dos diagramas son iguales.')
  const older = JSON.parse(chart) as { transitions: { rule: string }[] }
  older.transitions = older.transitions.filter(({ rule }) => rule !== 'X3')
  await give(JSON.stringify(older))
  await expect(files.getByRole('listitem').filter({ hasText: 'olvidar' })).toContainText('+')
  await expect(page.locator('.chart-view__row--added')).toHaveCount(1)
  await give('{}')
  await expect(files).toContainText('no es un diagrama exportado')
})

test('coverage is counted and drawn', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor)
  const coverage = panel(page, 'Cobertura')
  await expect(coverage).toContainText('1 de 17')
  await coverage.getByRole('checkbox', { name: 'Pintar la cobertura' }).check()
  await expect(page.locator('.chart-view__badge--covered')).toHaveCount(1)
  await coverage.getByRole('radio', { name: 'Corrida de pruebas' }).check()
  await expect(coverage).toContainText('17 de 17')
  await expect(page.locator('.chart-view__badge--covered')).toHaveCount(17)
})

test('a planted defect turns a check red, and its link shows it', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor)
  const board = panel(page, 'Defectos')
  await board.getByRole('button', { name: 'Correr las pruebas' }).click()
  await expect(board).toContainText('Verde:', { timeout: 20_000 })
  await board.getByRole('combobox').selectOption(defects[0]?.id ?? '')
  await board.getByRole('button', { name: 'Correr las pruebas' }).click()
  await expect(board).toContainText('Rojo:', { timeout: 20_000 })
  await board.getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`defecto=${defects[0]?.id}`))
  await expect(board).toContainText('puesto ahora')
  const chart = panel(page, 'Diagrama')
  await expect(chart.getByText(/^No cumple las reglas\. .*se esperaba/)).toBeVisible()
  await board.getByRole('combobox').selectOption('')
  await board.getByRole('button', { name: 'Quitarlo de la máquina de arriba' }).click()
  await expect(chart.getByText(/^Cumple las reglas: /)).toBeVisible()
})

test('the link and the bug report are copied', async ({ visitor, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { page } = visitor
  await open(visitor, '?pasos=no')
  await page.getByRole('button', { name: 'Copiar informe' }).click()
  await expect(page.getByText('Copiado.')).toBeVisible()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toContain('Con local sin valor y sesión sin valor: NO.')
  expect(report).toContain(`${labAddress}?pasos=no`)
})

/** What can be pressed and is smaller than 24 px. */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a, summary, select, label:has(input)')]
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
  )

/** Phone and desktop, light and dark. */
async function expectSound(visitor: Visitor) {
  const { page } = visitor
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const here = `${width} px, ${colorScheme}`
      expect.soft(await visitor.axe(), here).toEqual([])
      expect.soft(await visitor.hasSidewaysScroll(), here).toBe(false)
      expect.soft(await tooSmall(page), here).toEqual([])
    }
  }
}

for (const search of ['', '?local=x&pasos=no', '?pasos=si.b-abrir', '?local=~mal&pasos=no.50ms'])
  test(`«${search}»: axe, sideways scroll, size of what is pressed`, async ({ visitor }) => {
    await open(visitor, search)
    await expectSound(visitor)
  })

test('everything opened: axe, sideways scroll, size of what is pressed', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor, '?pasos=no.si-recordar')
  await page.getByRole('radio', { name: 'Secuencia' }).check()
  await page.getByRole('radio', { name: 'apaisado' }).check()
  await page.getByRole('checkbox', { name: 'Pintar la cobertura' }).check()
  for (const summary of await page.locator('summary').all()) await summary.click()
  await page.getByRole('button', { name: 'Primer momento' }).click()
  await expect(now(page)).toContainText('comprobando')
  await expectSound(visitor)
})

test('without JavaScript there is the picture of the chart and what the lab needs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(labAddress)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laboratorio de la puerta')
  await expect(page.getByRole('img')).toBeVisible()
  expect(await page.locator('.without-script').innerText()).toMatch(
    /^Laboratorio de la puerta\s+Para control de calidad y auditoría: .* capturas del sitio .*necesita JavaScript/s,
  )
  await context.close()
})

test('search engines are kept out, by the page and not by a list that would name it', () => {
  expect(read(pageFile(labAddress)).toString()).toContain('content="noindex, nofollow"')
  for (const file of ['sitemap.xml', 'robots.txt']) expect(read(file).toString()).not.toContain('auditoria')
})

test('no byte of the lab is in the visitors’ files', () => {
  const visitors = builtFiles().filter(
    (file) => /\.(html|js|css|txt)$/.test(file) && !labFiles().includes(file),
  )
  expect(visitors.length).toBeGreaterThan(40)
  for (const file of visitors) {
    // The worker knows where the lab is, to leave it alone.
    const words = file === 'sin-conexion.js' ? /Laboratorio|defecto=/ : /auditoria|Laboratorio|defecto=/
    expect(read(file).toString(), file).not.toMatch(words)
  }
})

test('the lab asks for nothing of the catalogue and remembers nothing', async ({ visitor }) => {
  const { page } = visitor
  await open(visitor, '?pasos=si-recordar')
  await step(page, 'Olvidar').click()
  await expect(now(page)).toContainText('preguntando')
  const paths = visitor.requests.map((address) => new URL(address).pathname)
  const doorway = `/${pictureFiles('scenes/doorway.jpg')}`
  const known = /^\/(auditoria(\/|$)|favicon\.svg|assets\/(archivo|imbue|piazzolla-italic|awayo-strip)\.)/
  expect(paths.filter((path) => !known.test(path) && !path.startsWith(doorway))).toEqual([])
  expect(visitor.requests.filter((address) => !address.startsWith(new URL(page.url()).origin))).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
    0,
    0,
    '',
  ])
})

test('the lab’s own code weighs 45 KB at most, beside React and the libraries', () => {
  const own = labFiles().filter((file) => /\/(lab|page)\.\w+\.js$/.test(file))
  expect(own).toHaveLength(2)
  const bytes = own.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0)
  expect(bytes / 1024).toBeLessThanOrEqual(45)
})
