import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { section } from '../support/auditPages'
import { expect, test } from '../support/visitor'
import { currentState, openLab } from './support/labPage'

const exported = async (page: Page, format: string) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section(page, 'Archivos').getByRole('button', { name: format, exact: true }).click(),
  ])
  return readFileSync(await download.path())
}

/** Gives a text to the file field with this label. */
const importText = (page: Page, label: string, text: string) =>
  section(page, 'Archivos')
    .getByLabel(label)
    .setInputFiles({ name: 'archivo', mimeType: 'text/plain', buffer: Buffer.from(text) })

test('every export is a file of its format', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor, '?pasos=no')
  const starts = {
    SVG: '<svg',
    SCXML: '<?xml',
    Mermaid: 'stateDiagram-v2',
    DOT: 'digraph',
    JSON: '{',
    JSONL: '{"link":"?pasos=no"',
  }
  for (const [name, start] of Object.entries(starts)) {
    const content = (await exported(page, name)).toString()
    expect(content.startsWith(start), name).toBe(true)
  }
  for (const name of ['Esquema', 'CSV']) {
    expect((await exported(page, name)).toString()).toContain('remembered')
  }
  const picture = await exported(page, 'PNG')
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.length).toBeGreaterThan(30_000)
})

test('an imported log is replayed, and a difference is shown', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor, '?local=x&pasos=no.50ms.si')
  const log = (await exported(page, 'JSONL')).toString()
  const files = section(page, 'Archivos')
  const label = 'Importar un registro (JSONL)'

  await importText(page, label, log)
  await expect(files).toContainText('El registro se repitió igual')
  await importText(page, label, log.replace('"R9"', '"R8"'))
  await expect(files).toContainText('difiere')
  await importText(page, label, 'esto no es un registro')
  await expect(files).toContainText('Esto no es un registro del laboratorio')
  await expect(currentState(page)).toContainText('aceptado')
})

test('another version of the chart is compared, in the drawing and in words', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor)
  const chart = (await exported(page, 'JSON')).toString()
  const files = section(page, 'Archivos')
  const label = 'Comparar con otra versión del diagrama (JSON)'

  await importText(page, label, chart)
  await expect(files).toContainText('Los dos diagramas son iguales.')
  const older = JSON.parse(chart) as { transitions: { rule: string }[] }
  older.transitions = older.transitions.filter(({ rule }) => rule !== 'X3')
  await importText(page, label, JSON.stringify(older))
  await expect(files.getByRole('listitem').filter({ hasText: 'olvidar' })).toContainText('+')
  await expect(page.locator('.chart-view__row--added')).toHaveCount(1)
  await importText(page, label, '{}')
  await expect(files).toContainText('no es un diagrama exportado')
})
