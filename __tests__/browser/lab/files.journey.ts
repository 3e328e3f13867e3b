import { section } from '../support/auditPages'
import { expect, test } from '../support/visitor'
import { exported, importText, logLabel } from './support/labFiles'
import { currentState, openLab } from './support/labPage'

test('every export is a file of its format', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor, '?pasos=no')
  const starts = {
    SVG: '<svg',
    SCXML: '<?xml',
    XState: '{',
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

  await importText(page, logLabel, log)
  await expect(files).toContainText('El registro se repitió igual')
  await importText(page, logLabel, log.replace('"R9"', '"R8"'))
  await expect(files).toContainText('difiere')
  await importText(page, logLabel, 'esto no es un registro')
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

  const before = JSON.parse(chart) as { states: object[]; transitions: object[] }
  before.states.push({
    ...before.states.at(-1),
    id: 'gate.sealed',
    name: 'sealed',
    label: 'sellado',
    parent: 'gate',
  })
  before.transitions.push({ ...before.transitions.at(-1), id: 'gate.sealed | open', from: 'gate.sealed' })
  await importText(page, label, JSON.stringify(before))
  await expect(page.locator('.chart-view__state--removed')).toHaveText(/sellado.*−/)
  await expect(page.locator('.chart-view__row--removed')).toHaveText(/−$/)
  await expect(page.locator('.chart-view__arrow--removed')).toBeVisible()
  await importText(page, label, '{}')
  await expect(files).toContainText('no es un diagrama exportado')
})
