import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { dossierFiles } from '../../../tools/dossier/dossierFiles'
import { soundEvidence } from '../../audit/dossier/support/soundEvidence'
import { checkBackLinks, rowsForPeopleAlone } from './support/backLinks'
import { expectOnPaper, paperWidth } from '../support/printedPage'
import { expect, test } from '../support/visitor'

let folder: string
const version = { commit: 'c0ffee', hasChanges: false, lockfile: '' }

// The same file that `npm run dossier` writes, from evidence of a site that keeps every rule: no run of minutes.
test.beforeAll(async () => {
  const evidence = await soundEvidence()
  const shape = { width: 390, height: 844, channels: 3, background: '#120b1b' } as const
  const png = await sharp({ create: shape }).png().toBuffer()
  const captures = evidence.results.captures.map((capture) => ({ ...capture, png }))
  const { files } = await dossierFiles({ evidence, captures }, version)
  folder = mkdtempSync(join(tmpdir(), 'bohemia-expediente-'))
  writeFileSync(join(folder, 'expediente.html'), files.get('expediente.html') ?? '')
})

test.afterAll(() => rmSync(folder, { recursive: true }))

for (const width of [390, 1440]) {
  test(`the printable file opens from the disk at ${width} px, requests nothing, and axe finds nothing`, async ({
    visitor,
  }) => {
    await visitor.page.setViewportSize({ width, height: 900 })
    await visitor.open(pathToFileURL(join(folder, 'expediente.html')).href)
    await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('Expediente de cumplimiento')
    const limits = visitor.page.getByRole('region', { name: 'Resumen' })
    await expect(limits.getByText('No se verificó la edad ni la identidad de nadie')).toBeVisible()
    expect(visitor.requests.filter((url) => !url.startsWith('data:'))).toHaveLength(1)
    expect(await visitor.hasSidewaysScroll()).toBe(false)
    expect(await visitor.axe()).toEqual([])
  })
}

test('in the printable file: from a row to a state, a test, a capture, an observation and back, two clicks each', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.open(pathToFileURL(join(folder, 'expediente.html')).href)
  const row = page.locator('#R10')
  for (const kind of ['Estado', 'Prueba', 'Captura', 'Observación']) {
    await row
      .getByRole('link', { name: new RegExp(`^${kind} \\d+\\b`) })
      .first()
      .click()
    const target = page.locator(':target')
    const back = target.getByRole('link', { name: 'R10', exact: true })
    await expect(back).toBeInViewport({ ratio: 1 })
    await back.click()
    await expect(row).toBeInViewport()
  }
  await expect(page.locator('a[href="/auditoria?pasos=no.50ms"]').first()).toBeVisible()
})

test('in the printable file every row links to its evidence, and the evidence links back', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.open(pathToFileURL(join(folder, 'expediente.html')).href)
  expect(await checkBackLinks(page.locator('.matrix-row'))).toEqual({
    missing: [],
    rowsWithoutEvidence: rowsForPeopleAlone,
  })
})

test('every link inside the printable file has its target', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open(pathToFileURL(join(folder, 'expediente.html')).href)
  const withoutTarget = await page
    .locator('a[href^="#"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !document.getElementById(href.slice(1))),
    )
  expect(withoutTarget).toEqual([])
})

test('the printable file on paper: all text, every folded part open, every address can be read, and nothing is wider than the sheet', async ({
  visitor,
}) => {
  const { page } = visitor
  await page.setViewportSize({ width: paperWidth, height: 1000 })
  await visitor.open(pathToFileURL(join(folder, 'expediente.html')).href)
  // The list of its chapters stays, as text.
  await expectOnPaper(visitor, { leftOut: '.section__help', plain: '.cover__contents' })
  await expect(page.getByText('Se cumple. «EL CONSUMO').first()).toBeVisible()
  await expect(page.getByText('¿Qué es esto?').first()).toBeHidden()
  const address = page.locator('#prueba-1 a[href^="/auditoria?"]')
  const shown = await address.evaluate((link) => getComputedStyle(link, '::after').content)
  expect(shown).toContain(await address.getAttribute('href'))
  expect(await visitor.hasSidewaysScroll()).toBe(false)
})
