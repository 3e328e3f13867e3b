import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from '../../../src/audit/dossier/evidence/manifestSchemas'
import { checkBackLinks, rowsForPeopleAlone } from './support/backLinks'
import { dossierFolder, requireDossier } from './support/dossierPage'
import { drawnRules } from '../support/axe'
import { labelInTable } from '../support/auditPages'
import { expectOnPaper, paperWidth } from '../support/printedPage'
import { desktop, phone } from '../support/usability'
import { expect, test } from '../support/visitor'

test.beforeAll(requireDossier)

const address = pathToFileURL(join(dossierFolder, 'expediente.html')).href

test('the printable file opens from the disk, requests nothing, and axe finds nothing on phone and desktop', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.open(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Expediente de cumplimiento')
  const limits = page.getByRole('region', { name: 'Resumen' })
  await expect(limits.getByText('No se verificó la edad ni la identidad de nadie')).toBeVisible()
  // Both widths have the same elements.
  for (const [viewport, rules] of [
    [phone, undefined],
    [desktop, drawnRules],
  ] as const) {
    await page.setViewportSize(viewport)
    const here = `${viewport.width} px`
    expect.soft(await visitor.hasSidewaysScroll(), here).toBe(false)
    expect.soft(await visitor.axe(rules), here).toEqual([])
  }
  expect(visitor.requests.filter((url) => !url.startsWith('data:'))).toHaveLength(1)
})

test('in the printable file every link has its target, and every row links to its evidence and back', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.open(address)
  const withoutTarget = await page
    .locator('a[href^="#"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !document.getElementById(href.slice(1))),
    )
  expect(withoutTarget).toEqual([])
  expect(await checkBackLinks(page.locator('.matrix-row'))).toEqual({
    missing: [],
    rowsWithoutEvidence: rowsForPeopleAlone,
  })
  const row = page.locator('#R10')
  for (const kind of ['Estado', 'Prueba', 'Captura', 'Observación']) {
    await test.step(`from the row to its ${kind} and back, two clicks`, async () => {
      await row
        .getByRole('link', { name: new RegExp(`^${kind} \\d+\\b`) })
        .first()
        .click()
      const target = page.locator(':target')
      const back = target.getByRole('link', { name: 'R10', exact: true })
      await expect(back).toBeInViewport({ ratio: 1 })
      await back.click()
      await expect(row).toBeInViewport()
    })
  }
  await expect(page.locator('a[href="/auditoria?pasos=no.50ms"]').first()).toBeVisible()
})

/** px: A4 without its margins of 12 mm. */
const sheetHeight = 1032

test('the printable file on paper: all text, every folded part open, every address can be read, and nothing is wider than the sheet', async ({
  visitor,
}) => {
  const { page } = visitor
  await page.setViewportSize({ width: paperWidth, height: 1000 })
  await visitor.open(address)
  // The list of its chapters stays, as text.
  await expectOnPaper(visitor, {
    name: 'the printable dossier',
    leftOut: `.section__help, ${labelInTable}`,
    plain: '.cover__contents',
  })
  await expect(page.getByText('Se cumple. «EL CONSUMO').first()).toBeVisible()
  await expect(page.getByText('¿Qué es esto?').first()).toBeHidden()
  const scenario = page.locator('#prueba-1 a[href^="/auditoria?"]')
  const shown = await scenario.evaluate((link) => getComputedStyle(link, '::after').content)
  expect(shown).toContain(await scenario.getAttribute('href'))
  expect(await visitor.hasSidewaysScroll()).toBe(false)
  const heights = await page
    .locator('.captures__figure--phone .captures__picture')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().height))
  expect(Math.max(...heights), 'px, for the capture of a phone').toBeLessThan(sheetHeight / 3)
  const breaks = await page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).breakInside))
  expect([...new Set(breaks)], 'whether a row of a table may be cut between two sheets').toEqual(['avoid'])
})

test('each printed sheet says which it is, how many there are, and the root hash of the manifest', async ({
  visitor,
}) => {
  await visitor.open(address)
  const rules = await visitor.page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText),
  )
  expect(rules.join('\n')).toContain('"Página " counter(page) " de " counter(pages)')
  const manifest = readFileSync(join(dossierFolder, 'manifiesto.json'), 'utf8')
  const { raiz } = JSON.parse(manifest) as Pick<Manifest, 'raiz'>
  expect(rules.join('\n')).toContain(`"Huella raíz: ${raiz}"`)
})
